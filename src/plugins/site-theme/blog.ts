import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);
type Blog = {
  default: (context: LoadContext, options: unknown) => Promise<Plugin>;
  validateOptions: unknown;
};
const blog = require('@docusaurus/plugin-content-blog') as Blog;

/** The blog plugin without its feed links, which it would put on every page; `FeedLinks` has those of all languages. */
export default async function siteBlog(context: LoadContext, options: unknown): Promise<Plugin> {
  return {...(await blog.default(context, options)), injectHtmlTags: undefined};
}

export const validateOptions = blog.validateOptions;
