import {baseUrl, siteUrl} from '../../src/config/environment';

type Settings = {
  /** Origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  readonly port: number;
  /** True if PORT is set. If so, no other port is tried. */
  readonly portIsFixed: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings from environment variables. Throws on invalid values. */
export function readSettings(env: Env): Settings {
  const portIsFixed = Boolean(env.PORT);
  const port = portIsFixed ? Number(env.PORT) : 3000;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  return {
    siteUrl: siteUrl(env.SITE_URL ?? ''),
    base: baseUrl(env.BASE_URL ?? ''),
    port,
    portIsFixed,
  };
}
