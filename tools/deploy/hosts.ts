import type {Kind} from './verify/cases';

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
  /** Kinds of requests and traits that are not compared, each with what the host does instead. */
  readonly lacks?: Readonly<Partial<Record<Kind | Trait, string>>>;
};

const filesOnly = 'serves files only; the 404 page redirects';
const acceptIgnored = 'ignores Accept; mirrors have their own addresses';

export const hosts = {
  bundled: {title: 'npm run serve'},
  nginx: {title: 'nginx'},
  caddy: {title: 'Caddy'},
  'github-pages': {
    title: 'GitHub Pages',
    lacks: {
      'security headers': 'sends none; pages carry the policy, without frame-ancestors',
      'cache-control': 'caches everything for ten minutes',
      'content-type': 'chooses types by itself, from the file extension',
      vary: 'chooses Vary headers by itself',
      link: 'sends none; pages link to their mirrors',
      'x-robots-tag': 'sends none',
      allow: 'sends none',
      br: 'compresses with gzip only',
      gzip: 'compresses by itself, but not everything',
      '404 document': 'has one, whose script changes to the language of the address',
      'Markdown at pages': acceptIgnored,
      'types asked for': acceptIgnored,
      'old addresses': filesOnly,
      variants: filesOnly,
      hidden: 'serves every file',
      'dot segments': 'normalises them before it looks for files',
      hostile: 'normalises addresses before it looks for files',
      methods: 'answers other methods in its own format',
    },
  },
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;
