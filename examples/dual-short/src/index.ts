export interface GreetOptions {
  /** Ends the greeting with an exclamation mark. */
  loud?: boolean;
}

/** Greets somebody by name. */
export function greet(name: string, options?: GreetOptions): string {
  return `Hello, ${name}${options?.loud ? '!' : '.'}`;
}
