declare const APP_REQUIRE: { readonly u: (chunk: string) => string };

/** The file of a chunk of the application. */
export function fileOfChunk(chunk: string): string {
  return APP_REQUIRE.u(chunk);
}
