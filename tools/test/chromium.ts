type Env = Readonly<Record<string, string | undefined>>;

/** Returns the paths at which Chromium or Chrome is usually installed. */
function chromiumPaths(platform: NodeJS.Platform, env: Env): readonly string[] {
  const inEach = (folders: readonly (string | undefined)[], files: readonly string[]) =>
    folders.filter(Boolean).flatMap((folder) => files.map((file) => `${folder}${file}`));
  if (platform === 'darwin') {
    return inEach(
      ['/Applications', env.HOME && `${env.HOME}/Applications`],
      ['/Chromium.app/Contents/MacOS/Chromium', '/Google Chrome.app/Contents/MacOS/Google Chrome'],
    );
  }
  if (platform === 'win32') {
    return inEach(
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA],
      ['\\Google\\Chrome\\Application\\chrome.exe', '\\Chromium\\Application\\chrome.exe'],
    );
  }
  // The headless shell comes first, because it needs a fifth less processor time than Chromium.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser'];
  return inEach(['/usr/bin/'], [...names, 'google-chrome', 'google-chrome-stable']);
}

/** Returns the path of the first Chromium that exists, or null. Throws if CHROMIUM_PATH names a missing file. */
export function findChromium(
  platform: NodeJS.Platform,
  env: Env,
  exists: (file: string) => boolean,
): string | null {
  const configured = env.CHROMIUM_PATH;
  if (!configured) return chromiumPaths(platform, env).find(exists) ?? null;
  if (!exists(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  return configured;
}

/** Flags for a test browser, which disable background requests and allow it to run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Disables the address bar's popups, which are two pages in every window and need a third of the processor time.
  // Chromium uses only the last `--disable-features`, so this list repeats the features that Playwright disables.
  `--disable-features=${[
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'PreconnectToSearch'],
    'SpareRendererForSitePerProcess',
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding'],
    ...['MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ].join()}`,
] as const;

export const aptInstall = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
] as const;

/** Returns the message for a machine on which Chromium cannot be installed automatically. */
export function installHint(platform: NodeJS.Platform): string {
  const command =
    platform === 'linux'
      ? `sudo ${aptInstall.map((parts) => parts.join(' ')).join(' && sudo ')}`
      : 'npx playwright install chromium';
  return `No Chromium found for the browser tests. Install one and try again:\n  ${command}\nor set CHROMIUM_PATH to an installed one.`;
}
