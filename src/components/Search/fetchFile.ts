/** Fetches a file of the search index. Rejects with an error that has the HTTP `status` if the answer is not a success. */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.ok) return response;
  const {status} = response;
  throw Object.assign(new Error(`${url} answered ${status}`), {status});
}
