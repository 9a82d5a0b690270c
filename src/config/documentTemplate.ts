import {createRequire} from 'node:module';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;

/** The document of Docusaurus, but for its scripts: they are a list, which `src/client/scripts.ts` loads from. */
export const documentTemplate = stock.default
  .trim()
  .replace(
    scripts,
    `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`,
  )
  // React's ids tell where in the tree they are needed, in a code that does not compress. Any that differ will do: what
  // takes the page over leaves attributes alone. It expects the page's elements from the first on, where React puts hints
  // to fetch the pictures that stand below them.
  .replace(
    '<%~ it.appHtml %>',
    `<% const ids = new Map(); %><%~ it.appHtml.replace(/^(?:<link rel=.preload.[^>]*>)+/, '').replace(/\\b_R_\\w+?_(?=[\\x22\\s-])/g, (id) => ids.get(id) ?? (ids.set(id, 'r' + ids.size), ids.get(id))) %>`,
  )
  // Its indentation would be in every page.
  .replace(/\n\s+/g, '\n');
if (!['const ids', 'data-scripts'].every((own) => documentTemplate.includes(own))) {
  throw new Error(
    'The HTML template of Docusaurus has changed: look for its page and its scripts.',
  );
}
