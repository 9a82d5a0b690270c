import {createRequire} from 'node:module';
import type {PluginModule} from '@docusaurus/types';
import type * as Validation from '@docusaurus/utils-validation';

/** The Joi of Docusaurus. Loaded by `require`, because Node.js cannot import named exports of this CommonJS package. */
export const {Joi} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof Validation;

/** Returns `validateOptions` of a plugin with these options. Docusaurus adds the option `id` and reports errors. */
export function validateOptions<Options extends object>(
  options: Readonly<Record<keyof Options, Validation.Joi.Schema>>,
): NonNullable<PluginModule['validateOptions']> {
  return ({validate, options: given}) => validate(Joi.object(options).required() as never, given);
}
