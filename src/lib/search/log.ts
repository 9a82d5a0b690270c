/** One line about a search that failed, with the status of the answer where there was one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Search failed: ${String(error)}`;
  const status = (error as Error & {status?: number}).status;
  return `Search failed: ${error.name}${status ? ` ${status}` : ''}: ${error.message}`;
}
