declare module '@generated/islands' {
  const registry: import('./islandTypes').Registry;
  export default registry;
}
