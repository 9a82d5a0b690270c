/** Returns true if the site was deployed after this page was loaded: the page on the server has other scripts. */
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
