import {baseUrl, siteUrl} from '../../src/config/environment';

type Settings = {
  /** Does not end in a slash. */
  readonly siteUrl: string;
  /** Begins and ends in a slash. */
  readonly base: string;
  readonly port: number;
  /** The port was asked for, so no other will do. */
  readonly portIsFixed: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

/** What the commands read from the environment; a value that cannot be meant is an error. */
export function readSettings(env: Env): Settings {
  const portIsFixed = Boolean(env.PORT);
  const port = portIsFixed ? Number(env.PORT) : 3000;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT has to be a number from 1 to 65535, not "${env.PORT}".`);
  }
  return {
    siteUrl: siteUrl(env.SITE_URL ?? ''),
    base: baseUrl(env.BASE_URL ?? ''),
    port,
    portIsFixed,
  };
}
