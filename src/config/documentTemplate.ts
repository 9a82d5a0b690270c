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
  // Its indentation would be in every page.
  .replace(/\n\s+/g, '\n');
if (!documentTemplate.includes('data-scripts')) {
  throw new Error('The HTML template of Docusaurus has changed: look for its scripts.');
}
