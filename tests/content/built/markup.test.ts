import {splitApiTitle} from '../../../src/lib/page/apiTitle';
import {
  addressOf,
  attributesOf,
  brokenLink,
  docPages,
  document,
  documents,
  elementProblems,
  home,
  idsOf,
  locales,
  pages,
  pagesIn,
  sourceOf,
} from '../support/build';
import {expectNone, difference} from '../support/expectNone';

const addresses = new Map(pages.map(({file, route}) => [file, addressOf(route)]));
const addressIn = (file: string): string => addresses.get(file) ?? home.href;

test('ids are unique within a document', () => {
  const problems = documents.flatMap((entry) => {
    const seen = new Set<string>();
    return elementProblems([entry], '[id]', ({attribs: {id = ''}}) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew ? undefined : `id="${id}" is there twice`;
    });
  });
  expectNone(problems, 'Labels, anchors and popovers find the first one only.');
});

test('no page has a text that is only visually hidden', () => {
  const problems = elementProblems(documents, '.visually-hidden', (node, $) =>
    $(node).text().trim() === '' ? undefined : `"${$(node).text()}"`,
  );
  expectNone(
    problems,
    'Find-in-page finds it, and a translator shows it: use `aria-label`, on an element with role="img" if it has no role.',
  );
});

test('the root element has no unused attributes', () => {
  const used =
    /^(?:lang=.+|dir=ltr|class=page-\w+|data-not-found=|data-page-hide=\w+|data-page-wide=|data-page-bar=(?:outline|sidebar))$/;
  const problems = elementProblems(documents, 'html', ({attribs}) => {
    const unused = Object.entries(attribs)
      .map(([name, value]) => `${name}=${value}`)
      .filter((attribute) => !used.test(attribute));
    return unused.join(', ') || undefined;
  });
  expectNone(problems, 'Docusaurus adds it to every page: leave it out in finishDocument.ts.');
});

test('headings have ids inside the article only', () => {
  const problems = elementProblems(docPages, ':is(h1, h2, h3, h4, h5, h6)[id]', (node, $) =>
    $(node).closest('article').length > 0 ? undefined : `<${node.name} id="${node.attribs.id}">`,
  );
  expectNone(
    problems,
    'Remove the id, or move the heading into the article: the outline and browser extensions list every heading with an id.',
  );
});

test('the outline folds the headings of errors and warnings', () => {
  const folded = new Set<string>();
  const links = '.frame__outline :is(a[href^="#error-"], a[href^="#warning-"])';
  const problems = elementProblems(documents, links, (link, $, {file}) => {
    if ($(link).closest('.outline__folded').length === 0) return link.attribs.href;
    folded.add(file);
    return undefined;
  });
  expectNone(problems, 'Put them below a heading whose id is "errors" or "troubleshooting".');
  expect(folded.size).toBeGreaterThan(60);
});

test('cards of overviews describe their page and list at most eight headings, few of which repeat', () => {
  let overviews = 0;
  const problems = elementProblems(docPages, '.overview', (overview, $) => {
    overviews += 1;
    const cards = $(overview).find('.card').toArray();
    const shown = cards.map((card) =>
      $(card)
        .find('li:not([hidden], .card__more)')
        .toArray()
        .map((item) => $(item).text()),
    );
    const all = shown.flat();
    const findings = [
      ...cards.filter((card) => $(card).find('.card__text').text() === '').map(() => 'empty'),
      ...shown.filter(({length}) => length > 8).map(({length}) => `${length} headings`),
      ...new Set(all.filter((text) => all.filter((other) => other === text).length > 8)),
    ];
    return findings.join(', ') || undefined;
  });
  expectNone(
    problems,
    'Headings that most pages have are left out by src/lib/page/overviewHeadings.ts.',
  );
  expect(overviews).toBe(3 * locales.length);
});

const articleHeadings = 'article :is(h2, h3, h4)[id]';

test('the headings of an article are those of the manifest', () => {
  const problems = docPages.flatMap((entry) => {
    const found = document(entry.file)(articleHeadings)
      .toArray()
      .map((node) => `${node.name.slice(1)} ${node.attribs.id}`);
    const wanted = entry.page.toc.map(({depth, id}) => `${depth} ${id}`);
    const problem = difference(found, wanted);
    return problem ? [`${entry.file}:1: ${problem} (${sourceOf(entry)})`] : [];
  });
  expectNone(
    problems,
    'Page and manifest are made from the same file; one of the two parsers is wrong.',
  );
});

test('a heading contains its text only, and is followed by the link to it', () => {
  const problems = elementProblems(documents, articleHeadings, (node, $) => {
    const anchor = $(node).next('a.hash-link');
    const isAlone = $(node).find('a, button, [aria-label]').length === 0;
    return isAlone && anchor.attr('href') === `#${node.attribs.id}` && anchor.attr('aria-label')
      ? undefined
      : `<${node.name} id="${node.attribs.id}">`;
  });
  expectNone(
    problems,
    'Move links and buttons out of the heading: screen readers announce all of its content as its name.',
  );
});

test('names of APIs are code in titles, headings and navigation', () => {
  const places =
    'h1, article :is(h2, h3, h4)[id], .branch__link, .card a, .crumbs > li, .pager__name';
  const problems = elementProblems(documents, places, (node, $) => {
    const text = $(node).text().trim();
    return splitApiTitle(text) && $(node).find('code').text() !== text ? text : undefined;
  });
  expectNone(problems, 'TitleText renders titles and headings.');
});

test('short code has no break opportunities, and no name has one before its leading dot', () => {
  const problems = elementProblems(documents, 'code wbr', (node, $) => {
    const code = $(node).closest('code');
    // In sidebar and cards, which are narrow, code of more than 20 characters may break, elsewhere of more than 24.
    const isNarrow = code.closest('.branch__link, .card').length > 0;
    const isShort = code.text().length <= (isNarrow ? 20 : 24);
    const isWrong = isShort || code.contents()[0] === node;
    return isWrong && $(node).closest('pre').length === 0 ? code.text() : undefined;
  });
  expectNone(problems, 'Names break where they are longer than a narrow column (DottedName).');
});

test('scrolling tables have unique names', () => {
  const problems = documents.flatMap((entry) => {
    const names = new Set(['']);
    return elementProblems([entry], '.scroll-x', ({attribs}) => {
      const name = attribs['aria-label'] ?? '';
      const isNew = !names.has(name);
      names.add(name);
      return isNew ? undefined : `the table "${name}"`;
    });
  });
  expectNone(problems, 'A table is called after the heading above it.');
});

test('names in the pager are unique per language', () => {
  const problems = locales.flatMap((locale) => {
    const targets = new Map<string, string>();
    return elementProblems(pagesIn(locale), '.pager__link', (node, $) => {
      const name = $(node).find('.pager__name').text();
      const {href = ''} = node.attribs;
      const first = targets.get(name) ?? href;
      targets.set(name, first);
      return first === href ? undefined : `"${name}" is ${href} and ${first}`;
    });
  });
  expectNone(problems, 'Two pages have the same name in the sidebar and stand in no group.');
});

test('previous and next are the neighbours in the sidebar', () => {
  // Leaves out articles of the blog, which are ordered by date.
  const documented = pages.filter(({route}) => !/\/blog\//.test(route));
  const problems = documented.flatMap(({file}) => {
    const order = attributesOf(file, '.sidebar .branch__link', 'href');
    const [current = ''] = attributesOf(file, '.sidebar [aria-current="page"]', 'href');
    const here = order.indexOf(current);
    if (here === -1) return [];
    // Every sidebar links to the list of releases, which neither has nor is a previous or next page.
    const isList = (href = ''): boolean => href.endsWith('/releases/');
    const neighbours = isList(current)
      ? []
      : [order[here - 1], order[here + 1]].filter((href) => href && !isList(href));
    const shown = attributesOf(file, '.pager__link', 'href');
    return String(shown) === String(neighbours)
      ? []
      : [`${file}: ${String(shown)} instead of ${String(neighbours)}`];
  });
  expectNone(problems, 'Both follow the order of the sidebar.');
});

test('breadcrumbs link to their pages, except for the current one', () => {
  const crumbs = '.crumbs > li:not([aria-current])';
  const targets = new Map<string, string>();
  elementProblems(pages, crumbs, (node, $, {locale}) => {
    const href = $(node).find('a').attr('href');
    if (href) targets.set(`${locale} ${$(node).text().trim()}`, href);
    return undefined;
  });
  expect(targets.size).toBeGreaterThan(8);
  const problems = elementProblems(pages, crumbs, (node, $, {locale, route}) => {
    const name = `${locale} ${$(node).text().trim()}`;
    const target = targets.get(name);
    const isOwn = target === new URL(addressOf(route)).pathname;
    return $(node).find('a').attr('href') === (isOwn ? undefined : target) ? undefined : name;
  });
  expectNone(problems, 'A group whose index page is in the sidebar has that page.');
});

test('no heading skips a level', () => {
  const problems = documents.flatMap((entry) => {
    let last = 0;
    return elementProblems([entry], 'main :is(h1, h2, h3, h4, h5, h6)', (node, $) => {
      const before = last;
      last = Number(node.name.slice(1));
      return last > before + 1
        ? `<${node.name}> "${$(node).text()}" follows depth ${before}`
        : undefined;
    });
  });
  expectNone(problems, 'Screen readers navigate by levels.');
});

test('links inside the site are to a page at its clean address, or to a file, and to an id that exists', () => {
  const links = 'a[href], area[href]';
  const problems = elementProblems(documents, links, ({attribs: {href = ''}}, _$, {file}) => {
    const broken = href === '#' ? 'leads nowhere' : brokenLink(href, addressIn(file));
    return broken && `${href} ${broken}`;
  });
  expectNone(problems, 'Correct the link, or write the page.');
});

test('scripts, styles and pictures exist', () => {
  const resources =
    'script[src], img[src], source[src], link:is([rel=stylesheet], [rel=preload], [rel=modulepreload])';
  const problems = elementProblems(documents, resources, ({attribs}, _$, {file}) => {
    const href = attribs.src ?? attribs.href ?? '';
    const broken = href.startsWith('data:') ? undefined : brokenLink(href, addressIn(file));
    return broken && `${href} ${broken}`;
  });
  expectNone(problems, 'The file was not written to the build.');
});

test('links to other sites open a new tab that has no access to the page', () => {
  const problems = elementProblems(documents, 'a[href^="http"]', ({attribs}) => {
    const {href = '', target, rel = ''} = attribs;
    const isSafe = target === '_blank' && /\bnoopener\b/.test(rel);
    return isSafe || new URL(href).origin === home.origin ? undefined : href;
  });
  expectNone(problems, 'Use <ExternalLink>.');
});

test('links to other sites announce that they open a new tab', () => {
  const problems = elementProblems(documents, 'a[target=_blank]', (node, $, {locale}) => {
    const {href = 'no address', 'aria-label': label = ''} = node.attribs;
    const words = locale === 'en' ? 'opens in a new tab' : '新标签页';
    const labels = [label, $(node).find('[role=img]').last().attr('aria-label') ?? ''];
    return labels.some((one) => one.includes(words)) ? undefined : href;
  });
  expectNone(
    problems,
    `Use <ExternalLink>. With aria-label, the label has to say it: it replaces the text.`,
  );
});

test('pictures have a width, a height and an alternative text', () => {
  const problems = elementProblems(documents, 'img', (node, $) => {
    const {width = '', height = '', alt} = node.attribs;
    return /^\d+ \d+$/.test(`${width} ${height}`) && alt !== undefined
      ? undefined
      : $.html(node).slice(0, 120);
  });
  expectNone(problems, 'Without its size a picture moves the text when it arrives.');
});

test.each(['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'for', 'list'])(
  'the ids in %s are those of elements',
  (name) => {
    const problems = elementProblems(documents, `[${name}]`, ({attribs}, _$, {file}) => {
      const missing = attribs[name]?.split(/\s+/).filter((id) => !idsOf(file).has(id)) ?? [];
      return missing.length === 0 ? undefined : `${name}="${missing.join(' ')}"`;
    });
    expectNone(
      problems,
      'Correct the id, or leave the attribute out where the element is not rendered.',
    );
  },
);

test('every control is a button or a link and has a name', () => {
  const nameless = elementProblems(documents, 'button, a[href], summary', (node, $) => {
    const visible = $(node).clone();
    visible.find('[aria-hidden=true]').remove();
    const images = visible.find('[role=img]').attr('aria-label') ?? '';
    const name = node.attribs['aria-label'] ?? visible.text() + images;
    return name.trim() !== '' || node.attribs['aria-labelledby']
      ? undefined
      : `<${node.name}> has no name: ${$.html(node).slice(0, 100)}`;
  });
  const disguised = elementProblems(
    documents,
    '[role=button]:not(button), a:not([href]), a[href^="javascript:"], button:not([type])',
    (node, $) => $.html(node).slice(0, 100),
  );
  expectNone(
    [...nameless, ...disguised],
    'A link navigates, a <button type="button"> acts; both have a text or an aria-label.',
  );
});

test('no page shows its own source', () => {
  const source =
    /\{\/\*|^:::|\s:::(?:note|tip|info|warning|danger)|\[object Object\]|\bundefined\b|\bNaN\b|\]\(\/|\[!code/m;
  const problems = elementProblems(pages, 'main', (main, $, entry) => {
    const text = $(main).clone();
    text.find('pre, code, script').remove();
    const found = source.exec(text.text())?.[0];
    return found === undefined ? undefined : `"${found}" in the text (${sourceOf(entry)})`;
  });
  expectNone(
    problems,
    'A comment, a callout or a value is in the text: check this place in the source.',
  );
});

test('code is highlighted as classes', () => {
  const problems = elementProblems(pages, 'pre.code', (node, $) =>
    $(node).find('.line').length === 0 ? 'a block without lines' : undefined,
  );
  expectNone(problems, 'Every block is made by src/compiler/html/codeBlocks.ts.');
  const plain = pages
    .filter(({page}) => page.routePath.startsWith('/config/lib/'))
    .filter(({file}) => document(file)('.token').length === 0);
  expect(plain.map(({file}) => file)).toEqual([]);
});
