declare module '@generated/islands' {
  const registry: import('./types').Registry;
  export default registry;
}
