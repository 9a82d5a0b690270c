import {embeddedClient, type EmbeddedClient} from '@site/src/client/search/embedded';
import {askAgain} from './askAgain';
import type {SearchParts} from './parts';

let client: EmbeddedClient | undefined;

/** The client of the site's own index: one per page, so that every dialog finds what the first has loaded. */
export function sharedClient({pointer, worker}: SearchParts): EmbeddedClient {
  client ??= embeddedClient({pointer, worker, onReady: askAgain});
  return client;
}
