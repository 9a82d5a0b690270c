declare module '*.glb' {
  const address: string;
  export default address;
}
