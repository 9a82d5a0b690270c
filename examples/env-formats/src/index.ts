/** Warns during development only. */
export function warn(message: string): void {
  if (process.env.NODE_ENV !== 'production') {
    console.warn(message);
  }
}

export const mode: string = import.meta.env.MODE;
export const base: string = import.meta.env.BASE_URL;
