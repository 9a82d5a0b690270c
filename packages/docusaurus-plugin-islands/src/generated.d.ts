declare module '@generated/islands' {
  const registry: import('./islandTypes.ts').Registry;
  export default registry;
}
