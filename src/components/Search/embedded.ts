import {embeddedClient, type EmbeddedClient} from '@site/src/client/search/embedded';
import type {SearchParts} from '@site/src/hooks/useSearchParts';

let client: EmbeddedClient | undefined;

/** The client of the site's own index: one per page, so that every dialog finds what the first has loaded. */
export function sharedClient({index, worker}: SearchParts): EmbeddedClient {
  client ??= embeddedClient({index, worker});
  return client;
}
