import {existsSync} from 'node:fs';
import {aptInstall, findChromium, installHint} from './chromium';
import {exec, execModule, run} from '../support/process';

/** Returns the path of Chromium. Installs it first if it is missing, and throws if that fails. */
export async function ensureChromium(): Promise<string> {
  const find = (): string | null => findChromium(process.platform, process.env, existsSync);
  const found = find();
  if (found) return found;

  // Playwright is loaded only if there is no system browser.
  const {chromium} = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("No Chromium found. Downloading Playwright's …");
  await execModule('@playwright/test/cli.js', ['install', 'chromium']);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  const isDebian = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …');
    for (const [program, ...args] of aptInstall) {
      await exec(program, args, {env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
    }
  }
  const installed = find();
  if (!installed) throw new Error(installHint(process.platform));
  return installed;
}

run(import.meta.url, async () => console.log(await ensureChromium()));
