type Adder = { readonly add: (a: number, b: number) => number };

/** Loads the module when it is needed for the first time. */
export async function loadAdder(): Promise<Adder> {
  const url = new URL('./add.wasm', import.meta.url);
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
  return instance.exports as Adder;
}
