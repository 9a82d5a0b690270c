/** Returns a line about a failed search, with the status of the response if there is one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Search failed: ${String(error)}`;
  const status = (error as Error & {status?: number}).status;
  return `Search failed: ${error.name}${status ? ` ${status}` : ''}: ${error.message}`;
}
