/** Returns true if the site was deployed again since this page was loaded: the server's copy has other scripts. */
export async function isOutdated(): Promise<boolean> {
  const scripts = document.querySelector('script[data-scripts]')?.textContent;
  if (!scripts) return false;
  try {
    const page = await (await fetch(window.location.pathname, {cache: 'no-store'})).text();
    return page.includes('data-scripts') && !page.includes(scripts);
  } catch {
    return false;
  }
}
