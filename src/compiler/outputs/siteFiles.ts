/** robots.txt: everything may be read, and where the sitemaps are. */
export function robotsText(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}

/** The web app manifest of a language (W3C Web Application Manifest). */
export function webManifest(site: {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly lang: string;
  readonly baseUrl: string;
  readonly color: string;
}) {
  const icon = (size: number) => ({
    src: `${site.baseUrl}img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.lang,
    id: site.baseUrl,
    start_url: site.baseUrl,
    scope: site.baseUrl,
    display: 'browser',
    background_color: site.color,
    theme_color: site.color,
    icons: [
      {src: `${site.baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      icon(192),
      icon(512),
    ],
  };
}
