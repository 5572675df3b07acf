declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
