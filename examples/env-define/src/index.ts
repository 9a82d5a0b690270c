export const version: string = VERSION;

export function log(message: string): void {
  if (DEBUG) {
    console.log(message);
  }
}
