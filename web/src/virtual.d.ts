declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
declare module "virtual:style.css";
