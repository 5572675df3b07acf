declare module "virtual:messages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
declare module "virtual:style.css";
