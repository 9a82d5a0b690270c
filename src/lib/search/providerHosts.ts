/** A host in the format of the provider's client. */
type TransporterHost = {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
};

/** Returns the hosts for the provider's client, which requests them in this order. */
export function transporterHosts(origins: readonly string[]): readonly TransporterHost[] {
  return origins.map((origin) => {
    const {host, protocol} = new URL(origin);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}

type Host = {readonly url: string};
type HostsCache = {
  get(host: Host, otherwise: () => Promise<unknown>): Promise<unknown>;
  set(host: Host, state: unknown): Promise<unknown>;
};

/**
 * Makes a client skip failed hosts for 120 s. Without this, it writes the state of a host under another key than it
 * reads, and so requests a dead host first every time. Nothing is stored in the browser.
 */
export function rememberHosts(cache: HostsCache, states: Map<string, unknown>): void {
  cache.get = (host, otherwise) =>
    states.has(host.url) ? Promise.resolve(states.get(host.url)) : otherwise();
  cache.set = (host, state) => {
    states.set(host.url, state);
    return Promise.resolve(state);
  };
}
