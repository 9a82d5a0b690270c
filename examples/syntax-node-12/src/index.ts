export interface Server {
  address?: { port?: number };
}

export function portOf(server?: Server): number {
  return server?.address?.port ?? 8080;
}
