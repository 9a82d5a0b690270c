import {Joi} from '../plugins/validateOptions';
import {locales} from '../site/locales';
import {replacedMessages, type SiteSettings} from '../site/settings';

const string = Joi.string();
const route = string.pattern(/^\//, 'a route that starts with a slash');
const link = Joi.alternatives(route, string.uri({scheme: ['https', 'http', 'mailto']}));
const flag = Joi.boolean().required();
const text = Joi.object(Object.fromEntries(locales.map((locale) => [locale, string.required()])));
const locale = Joi.valid(...locales);

const navLink = {text: text.required(), activeMatch: string, tag: text};
const navItem = Joi.object({
  ...navLink,
  link,
  position: Joi.valid('left', 'right'),
  items: Joi.array().items(Joi.object({...navLink, link: link.required()})),
}).or('link', 'items');

const socialLink = Joi.object({
  icon: Joi.alternatives(Joi.valid('github', 'x', 'discord'), string.pattern(/^<svg/, '<svg>')),
  mode: Joi.valid('link', 'text', 'image', 'img', 'dom').required(),
  content: string.required(),
  label: string.required(),
});

const tool = Joi.object({
  name: string.required(),
  description: text.required(),
  logo: string.required(),
  logoScale: Joi.number(),
  href: string.uri().required(),
  linkText: string.required(),
  npmPackage: string,
});

const schema = Joi.object({
  lang: locale.required(),
  title: text.required(),
  description: text.required(),
  logo: Joi.alternatives(string, Joi.object({light: string.required(), dark: string.required()})),
  logoText: string,
  locales: Joi.array().items(locale).min(1).required(),
  multiVersion: Joi.object({
    default: string.allow('').required(),
    versions: Joi.array().items(string).required(),
  }).required(),
  route: Joi.object({cleanUrls: flag}).required(),
  markdown: Joi.object({defaultWrapCode: flag}).required(),
  themeConfig: Joi.object({
    nav: Joi.array().items(navItem).required(),
    darkMode: flag,
    search: flag,
    socialLinks: Joi.array().items(socialLink).required(),
    editLink: Joi.object({docRepoBaseUrl: string.uri().required(), text}),
    reportLink: Joi.object({newIssueUrl: string.uri().required()}),
    lastUpdated: flag,
    enableAppearanceAnimation: flag,
    enableContentAnimation: flag,
    enableScrollToTop: flag,
    hideNavbar: Joi.valid('never', 'always', 'auto').required(),
    localeRedirect: Joi.valid('auto', 'never').required(),
    texts: Joi.object(
      Object.fromEntries(Object.keys(replacedMessages).map((name) => [name, text])),
    ).required(),
  }).required(),
  sourceUrl: string.uri(),
  blog: Joi.object({title: text.required(), description: text.required()}).required(),
  releases: Joi.object({text: text.required(), link: route.required()}),
  allPages: route.required(),
  hero: Joi.object({
    start: route.required(),
    more: route.required(),
    existing: route.required(),
  }).required(),
  tools: Joi.object({
    groups: Joi.array()
      .items(Joi.object({title: text.required(), tools: Joi.array().items(tool).required()}))
      .required(),
    trigger: Joi.valid('hover', 'focus', 'click').required(),
  }).required(),
});

/** Returns the settings of `docusaurus.config.ts`. Throws an error that names each wrong field. */
export function validateSettings(settings: SiteSettings): SiteSettings {
  const {error} = schema.validate(settings, {abortEarly: false, convert: false});
  if (!error) return settings;
  throw new Error(`settings in docusaurus.config.ts: ${error.message}.`);
}
