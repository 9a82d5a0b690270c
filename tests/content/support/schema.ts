import {validateXML} from 'xmllint-wasm';
import {read} from '../../../tools/support/files';

export type FeedFormat = 'atom' | 'rss';

/**
 * Validates a feed against its RELAX NG schema in `tests/content/schemas`.
 * @param format - The format: `atom` (RFC 4287) or `rss` (RSS 2.0).
 * @param xml - The feed.
 * @returns One message per violation, parse errors included; empty if the feed is valid.
 * @throws If the schema itself cannot be read.
 */
export async function schemaErrors(format: FeedFormat, xml: string): Promise<string[]> {
  const {valid, errors} = await validateXML({
    xml: {fileName: `${format}.xml`, contents: xml},
    schema: read(`tests/content/schemas/${format}.rng`),
    extension: 'relaxng',
  });
  const messages = errors.map(({rawMessage}) => rawMessage);
  return valid || messages.length > 0 ? messages : ['The feed is not valid.'];
}
