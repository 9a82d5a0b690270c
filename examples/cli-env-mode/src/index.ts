export const api = import.meta.env.PUBLIC_API;

export function request(path: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${process.env.API_TOKEN}` };
  return fetch(`${api}${path}`, { headers });
}
