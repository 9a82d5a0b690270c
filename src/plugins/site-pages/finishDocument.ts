import fs from 'node:fs/promises';
import path from 'node:path';
import {outputBase} from '../../compiler/outputs/flatRoutes';
import {quoteProps} from 'docusaurus-plugin-islands/quoteProps';

/**
 * Blocks the parser until the stylesheets before it have loaded. Without it, a page that is parsed sooner would be laid
 * out in one long task afterwards. An empty script would not block the parser.
 */
const blockingScript = '<script>0</script>';

/** Finishes the files of the routes in the output folder of a language. */
export async function finishDocuments(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const file = path.join(outDir, outputBase(route.replace(/\.html$/, ''), baseUrl));
      const html = await fs.readFile(`${file}.html`, 'utf8');
      await fs.writeFile(`${file}.html`, finishDocument(html));
    }),
  );
}

/** Returns the HTML of a page that Docusaurus has rendered with `documentTemplate`, as it is sent to browsers. */
export function finishDocument(html: string): string {
  const body = html.indexOf('<body');
  return finishHead(html.slice(0, body)) + finishBody(html.slice(body));
}

/** Stylesheets of components. They are moved after the head script, which would wait for them otherwise. */
const stylesheets = /<link data-rh="true"[^>]* rel="stylesheet"[^>]*>/g;

function finishHead(head: string): string {
  const moved = (head.match(stylesheets) ?? []).join('');
  return (
    head
      // Removes from `<html>` what nothing reads: `data-has-hydrated`, and all classes except `page-…`.
      .replace(/<html [^>]*>/, (tag) =>
        tag
          .replace(/ class="(?:[^"]*?(\bpage-\w+))?[^"]*"/, (_, own) =>
            own ? ` class="${own}"` : '',
          )
          .replace(' data-has-hydrated="false"', ''),
      )
      .replace(/<meta data-rh="true" name="docusaurus_[^>]*>/g, '')
      .replace(stylesheets, '')
      .replace('</head>', `${blockingScript}${moved}</head>`)
  );
}

function finishBody(body: string): string {
  const ids = new Map<string, string>();
  return (
    quoteProps(body)
      // Removes preload hints of images.
      .replace(/(<div id="__docusaurus">)(?:<link rel="preload"[^>]*>)+/, '$1')
      // React does not support this value.
      .replaceAll('hidden="" data-findable=""', 'hidden="until-found" data-findable=""')
      .replace('<main class="frame', `${blockingScript}<main class="frame`)
      // Shortens React's ids in the page and in slots, which encode positions in the tree and compress badly.
      .replace(/\b_(?:s\d+-)?R_\w+?_(?=["\s&-])/g, (id) => {
        const short = ids.get(id) ?? `r${ids.size}`;
        ids.set(id, short);
        return short;
      })
  );
}
