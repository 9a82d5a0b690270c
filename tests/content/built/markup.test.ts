import type {Element} from 'domhandler';
import {
  addressOf,
  at,
  brokenLink,
  document,
  documents,
  home,
  idsOf,
  locales,
  pages,
  sourceOf,
} from '../support/build';
import {expectNone} from '../support/problems';

const base = (file: string): string => {
  const page = pages.find((entry) => entry.file === file);
  return page ? addressOf(page.route) : home.href;
};

test('ids are unique within a document', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    const seen = new Set<string>();
    return $('[id]')
      .toArray()
      .flatMap((node) => {
        const {id = ''} = node.attribs;
        const isNew = !seen.has(id);
        seen.add(id);
        return isNew ? [] : [`${at(file, node)}: id="${id}" is there twice`];
      });
  });
  expectNone(problems, 'Labels, anchors and popovers find the first one only.');
});

test('the root element has no unused attributes', () => {
  const asked = /^(?:lang=.+|dir=ltr|class=page-\w+|data-not-found=)$/;
  const problems = documents.flatMap(({file}) =>
    Object.entries(document(file)('html')[0]!.attribs)
      .map(([name, value]) => `${name}=${value}`)
      .filter((attribute) => !asked.test(attribute))
      .map((attribute) => `${file}:2: ${attribute}`),
  );
  expectNone(problems, 'Docusaurus adds it to every page: leave it out in documentTemplate.ts.');
});

test('headings have ids inside the article only', () => {
  const problems = pages
    .filter(({page}) => page.pageType === 'doc')
    .flatMap(({file}) => {
      const $ = document(file);
      return $('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]')
        .toArray()
        .filter((node) => $(node).closest('article').length === 0)
        .map((node) => `${at(file, node)}: <${node.name} id="${node.attribs.id}">`);
    });
  expectNone(
    problems,
    'Scripts of users and the outline take every heading with an id for a part of the text.',
  );
});

test('the outline folds the headings of errors and warnings', () => {
  const folded = new Set<string>();
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('.frame__outline :is(a[href^="#error-"], a[href^="#warning-"])')
      .toArray()
      .filter((link) => {
        const isFolded = $(link).closest('.outline__folded').length > 0;
        if (isFolded) folded.add(file);
        return !isFolded;
      })
      .map((link) => `${at(file, link)}: ${link.attribs.href}`);
  });
  expectNone(problems, 'Put them below a heading whose id is "errors" or "troubleshooting".');
  expect(folded.size).toBeGreaterThan(60);
});

test('the headings of an article are those of the manifest', () => {
  const problems = pages
    .filter(({page}) => page.pageType === 'doc')
    .flatMap((entry) => {
      const $ = document(entry.file);
      const found = $('article')
        .find('h2[id], h3[id], h4[id]')
        .toArray()
        .map((node) => `${node.name.slice(1)} ${node.attribs.id}`);
      const wanted = entry.page.toc.map(({depth, id}) => `${depth} ${id}`);
      const index = Array.from({length: Math.max(found.length, wanted.length)}, (_, i) => i).find(
        (i) => found[i] !== wanted[i],
      );
      return index === undefined
        ? []
        : [
            `${entry.file}:1: has ${found[index] ?? 'nothing'}, the manifest ${wanted[index] ?? 'nothing'} (${sourceOf(entry)})`,
          ];
    });
  expectNone(
    problems,
    'Page and manifest are made from the same file; one of the two parsers is wrong.',
  );
});

test('a heading contains its text only, and is followed by the link to it', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('article')
      .find('h2[id], h3[id], h4[id]')
      .toArray()
      .flatMap((node) => {
        const anchor = $(node).next('a.hash-link');
        const isAlone = $(node).find('a, button, [aria-label]').length === 0;
        return isAlone && anchor.attr('href') === `#${node.attribs.id}` && anchor.attr('aria-label')
          ? []
          : [`${at(file, node)}: <${node.name} id="${node.attribs.id}">`];
      });
  });
  expectNone(problems, 'What a heading holds is read as a part of its name.');
});

test('short code has no break opportunities, and no name has one before its leading dot', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('code wbr')
      .toArray()
      .filter((node) => $(node).closest('pre').length === 0)
      .map((node) => ({node, code: $(node).closest('code')}))
      .filter(({node, code}) => code.text().length <= 24 || code.contents()[0] === node)
      .map(({node, code}) => `${at(file, node)}: ${code.text()}`);
  });
  expectNone(problems, 'Names break where they are longer than a narrow column (DottedName).');
});

test('scrolling tables have unique names', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    const tables = $('.scroll-x').toArray();
    const names = tables.map((node) => node.attribs['aria-label'] ?? '');
    return tables
      .filter((_, index) => names[index] === '' || names.indexOf(names[index]!) !== index)
      .map((node) => `${at(file, node)}: the table "${node.attribs['aria-label'] ?? ''}"`);
  });
  expectNone(problems, 'A table is called after the heading above it.');
});

test('names in the pager are unique per language', () => {
  const problems = locales.flatMap((locale) => {
    const led = new Map<string, string>();
    return pages
      .filter((page) => page.locale === locale)
      .flatMap(({file}) => {
        const $ = document(file);
        return $('.pager__link')
          .toArray()
          .flatMap((node) => {
            const name = $(node).find('.pager__name').text();
            const {href = ''} = node.attribs;
            const first = led.get(name) ?? href;
            led.set(name, first);
            return first === href ? [] : [`${at(file, node)}: "${name}" is ${href} and ${first}`];
          });
      });
  });
  expectNone(problems, 'Two pages have the same name in the sidebar and stand in no group.');
});

test('previous and next are the neighbours in the sidebar', () => {
  const problems = pages.flatMap(({file, route}) => {
    // Articles follow their dates.
    if (/\/blog\//.test(route)) return [];
    const $ = document(file);
    const hrefs = (selector: string): (string | undefined)[] =>
      $(selector)
        .toArray()
        .map((node) => $(node).attr('href'));
    const order = hrefs('.sidebar .branch__link');
    const here = order.indexOf($('.sidebar [aria-current="page"]').attr('href'));
    if (here === -1) return [];
    const neighbours = [order[here - 1], order[here + 1]].filter(Boolean);
    const shown = hrefs('.pager__link');
    return String(shown) === String(neighbours)
      ? []
      : [`${file}: ${String(shown)} instead of ${String(neighbours)}`];
  });
  expectNone(problems, 'Both follow the order of the sidebar.');
});

test('breadcrumbs link to their pages, except for the current one', () => {
  const steps = pages.flatMap(({file, route, locale}) => {
    const $ = document(file);
    return $('.crumbs > li:not([aria-current])')
      .toArray()
      .map((node) => ({
        place: at(file, node),
        route,
        name: `${locale} ${$(node).text().trim()}`,
        href: $(node).find('a').attr('href'),
      }));
  });
  const pageOf = new Map(steps.flatMap(({name, href}) => (href ? [[name, href]] : [])));
  expect(pageOf.size).toBeGreaterThan(8);
  const problems = steps
    .filter(({name, href, route}) => {
      const page = pageOf.get(name);
      const own = new URL(addressOf(route)).pathname;
      return page === own ? href !== undefined : href !== page;
    })
    .map(({place, name}) => `${place}: ${name}`);
  expectNone(problems, 'A group whose index page is in the sidebar has that page.');
});

test('no heading skips a level', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    let last = 0;
    return $('main')
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .flatMap((node) => {
        const depth = Number(node.name.slice(1));
        const isWrong = depth > last + 1;
        const place = `${at(file, node)}: <${node.name}> "${$(node).text()}" follows depth ${last}`;
        last = depth;
        return isWrong ? [place] : [];
      });
  });
  expectNone(problems, 'Screen readers navigate by levels.');
});

test('links inside the site lead to a page at its clean address, or to a file, and to an id that exists', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('a[href], area[href]')
      .toArray()
      .flatMap((node) => {
        const {href = ''} = node.attribs;
        const broken = href === '#' ? 'leads nowhere' : brokenLink(href, base(file));
        return broken ? [`${at(file, node)}: ${href} ${broken}`] : [];
      });
  });
  expectNone(problems, 'Correct the link, or write the page.');
});

test('scripts, styles and pictures exist', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $(
      'script[src], img[src], source[src], link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]',
    )
      .toArray()
      .flatMap((node) => {
        const href = node.attribs.src ?? node.attribs.href ?? '';
        const broken = href.startsWith('data:') ? undefined : brokenLink(href, base(file));
        return broken ? [`${at(file, node)}: ${href} ${broken}`] : [];
      });
  });
  expectNone(problems, 'The file was not written to the build.');
});

test('links to other sites open a new tab and keep the opener to themselves', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('a[href^="http"]')
      .toArray()
      .filter((node) => new URL(node.attribs.href!).origin !== home.origin)
      .filter(
        (node) => node.attribs.target !== '_blank' || !/\bnoopener\b/.test(node.attribs.rel ?? ''),
      )
      .map((node) => `${at(file, node)}: ${node.attribs.href}`);
  });
  expectNone(problems, 'Use <ExternalLink>.');
});

test('links to other sites say that they open a new tab', () => {
  const problems = documents.flatMap(({file, locale}) => {
    const $ = document(file);
    const words = locale === 'en' ? 'opens in a new tab' : '新标签页';
    return $('a[target=_blank]')
      .toArray()
      .filter(
        (node) =>
          !$(node).text().includes(words) && !(node.attribs['aria-label'] ?? '').includes(words),
      )
      .map((node) => `${at(file, node)}: ${node.attribs.href}`);
  });
  expectNone(
    problems,
    `Use <ExternalLink>. With aria-label, the label has to say it: it replaces the text.`,
  );
});

test('pictures have width, height and a text', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $('img')
      .toArray()
      .filter(
        ({attribs: {width, height, alt}}) =>
          !/^\d+$/.test(width ?? '') || !/^\d+$/.test(height ?? '') || alt === undefined,
      )
      .map((node) => `${at(file, node)}: ${$.html(node).slice(0, 120)}`);
  });
  expectNone(problems, 'Without its size a picture moves the text when it arrives.');
});

const idAttributes = [
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'popovertarget',
  'for',
  'list',
];

test('references by id name an existing element', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return $<Element, string>(idAttributes.map((name) => `[${name}]`).join(','))
      .toArray()
      .flatMap((node) =>
        idAttributes.flatMap((name) =>
          (node.attribs[name]?.split(/\s+/) ?? [])
            .filter((id) => !idsOf(file).has(id))
            .map((id) => `${at(file, node)}: ${name}="${id}"`),
        ),
      );
  });
  expectNone(
    problems,
    'Correct the id, or leave the attribute out where the element is not rendered.',
  );
});

test('every control is a button or a link and has a name', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    const nameless = $('button, a[href], summary')
      .toArray()
      .filter((node) => {
        const visible = $(node).clone();
        visible.find('[aria-hidden=true]').remove();
        return (
          (node.attribs['aria-label'] ?? visible.text()).trim() === '' &&
          !node.attribs['aria-labelledby']
        );
      })
      .map(
        (node) => `${at(file, node)}: <${node.name}> has no name: ${$.html(node).slice(0, 100)}`,
      );
    const disguised = $(
      '[role=button]:not(button), a:not([href]), a[href^="javascript:"], button:not([type])',
    )
      .toArray()
      .map((node) => `${at(file, node)}: ${$.html(node).slice(0, 100)}`);
    return [...nameless, ...disguised];
  });
  expectNone(
    problems,
    'A link navigates, a <button type="button"> acts; both have a text or an aria-label.',
  );
});

test('no page shows its own source', () => {
  const problems = pages.flatMap((entry) => {
    const $ = document(entry.file);
    const text = $('main').clone();
    text.find('pre, code, script').remove();
    const found =
      /\{\/\*|^:::|\s:::(?:note|tip|info|warning|danger)|\[object Object\]|\bundefined\b|\bNaN\b|\]\(\/|\[!code/m.exec(
        text.text(),
      );
    return found ? [`${entry.file}:1: "${found[0]}" in the text (${sourceOf(entry)})`] : [];
  });
  expectNone(
    problems,
    'A comment, a callout or a value is in the text: check this place in the source.',
  );
});

test('code is highlighted as classes', () => {
  const problems = pages.flatMap(({file}) => {
    const $ = document(file);
    return $('pre.code')
      .toArray()
      .filter((node) => $(node).find('.line').length === 0)
      .map((node) => `${at(file, node)}: a block without lines`);
  });
  expectNone(problems, 'Every block is made by src/compiler/html/codeBlocks.ts.');
  const plain = pages
    .filter(({page}) => page.routePath.startsWith('/config/lib/'))
    .filter(({file}) => document(file)('.token').length === 0);
  expect(plain.map(({file}) => file)).toEqual([]);
});
