import type {Kind} from './verify/cases';

/** What an answer is compared by. */
export type Trait =
  | 'security headers'
  | 'cache-control'
  | 'content-type'
  | 'vary'
  | 'link'
  | 'x-robots-tag'
  | 'allow'
  | 'br'
  | 'gzip'
  | '404 document';

export type Host = {
  readonly title: string;
  /** What the host cannot do, and what happens instead: said in a report, not asked for. */
  readonly lacks?: Readonly<Partial<Record<Kind | Trait, string>>>;
};

const noTypes = 'has its own table of types';
const tidies = 'tidies dots up before the rules see the address';
const filesOnly = 'serves files and nothing else; the 404 page leads on';

export const hosts = {
  bundled: {title: 'npm run serve'},
  nginx: {title: 'nginx'},
  caddy: {title: 'Caddy'},
  netlify: {title: 'Netlify', lacks: {'dot segments': tidies}},
  cloudflare: {
    title: 'Cloudflare Pages',
    lacks: {
      'dot segments': tidies,
      br: 'packs by itself, no Markdown and no feeds',
      gzip: 'packs by itself, no Markdown and no feeds',
      ranges: 'sends files whole',
    },
  },
  vercel: {
    title: 'Vercel',
    lacks: {
      'dot segments': tidies,
      '404 document': 'has one, whose script changes to the language of the address',
    },
  },
  'github-pages': {
    title: 'GitHub Pages',
    lacks: {
      'security headers': 'sends none; the policy stands in the pages, without frame-ancestors',
      'cache-control': 'lets everything be kept for ten minutes',
      'content-type': noTypes,
      vary: 'sends its own',
      link: 'sends none; the pages name their mirrors themselves',
      'x-robots-tag': 'sends none',
      allow: 'sends none',
      br: 'packs with gzip only',
      gzip: 'packs by itself, not everything',
      '404 document': 'has one, whose script changes to the language of the address',
      'Markdown at pages': 'does not look at what is asked for; mirrors have their own addresses',
      'types asked for': 'does not look at what is asked for',
      'old addresses': filesOnly,
      variants: filesOnly,
      hidden: 'every file has an address',
      'dot segments': tidies,
      hostile: 'tidies addresses up before it looks for files',
      methods: 'answers other methods in its own words',
    },
  },
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;
