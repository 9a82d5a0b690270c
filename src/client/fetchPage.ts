const pages = new Map<string, Promise<string>>();

/** Resolves to the HTML of a page. A page is requested only once; if that fails, the next call requests it again. */
export function fetchPage(pathname: string, options?: RequestInit): Promise<string> {
  const cached = pages.get(pathname);
  if (cached) return cached;
  const text = fetch(pathname, options).then((response) => {
    if (response.ok) return response.text();
    throw new Error(`${pathname}: ${response.status}`);
  });
  pages.set(pathname, text);
  text.catch(() => pages.delete(pathname));
  return text;
}
