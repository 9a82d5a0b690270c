import {createRequire} from 'node:module';
import type {PluginModule} from '@docusaurus/types';
import type * as Validation from '@docusaurus/utils-validation';

/** Docusaurus' own validation. The package is CommonJS, and Node.js does not find its names in an import. */
export const {Joi} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof Validation;

/** Returns the `validateOptions` of a plugin with these options. Docusaurus adds `id` and reports the first error. */
export function validateOptions<Options extends object>(
  options: Readonly<Record<keyof Options, Validation.Joi.Schema>>,
): NonNullable<PluginModule['validateOptions']> {
  return ({validate, options: given}) => validate(Joi.object(options).required() as never, given);
}
