type Env = Readonly<Record<string, string | undefined>>;

/** The one without windows first: the same engine for four fifths of the work. */
const linux = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

/** Where a Chromium usually is, the one asked for first. */
export function chromiumPaths(platform: NodeJS.Platform, env: Env): readonly string[] {
  const asked = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return [
      ...asked,
      ...apps.flatMap((dir) => [
        `${dir}/Chromium.app/Contents/MacOS/Chromium`,
        `${dir}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      ]),
    ];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return [
      ...asked,
      ...folders.flatMap((dir) =>
        dir
          ? [
              `${dir}\\Google\\Chrome\\Application\\chrome.exe`,
              `${dir}\\Chromium\\Application\\chrome.exe`,
            ]
          : [],
      ),
    ];
  }
  return [...asked, ...linux.map((name) => `/usr/bin/${name}`)];
}

/** The first Chromium there is; an asked-for one that is missing is an error, not a reason to look on. */
export function findChromium(
  platform: NodeJS.Platform,
  env: Env,
  exists: (file: string) => boolean,
): string | null {
  if (env.CHROMIUM_PATH && !exists(env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  return chromiumPaths(platform, env).find(exists) ?? null;
}

/** A browser that only tests: nothing of its own on the network, and it runs as root, too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws what its address bar unfolds as two pages of its own in every window: a third of the whole work.
  // Of several lists the last one counts, so this one names what Playwright turns off for pages and the network, too.
  `--disable-features=${[
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'PreconnectToSearch'],
    // A renderer that waits for a next page, for each browser context anew.
    'SpareRendererForSitePerProcess',
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding'],
    ...['MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ].join()}`,
] as const;

export const aptInstall = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
] as const;

/** What to type where we may not install it ourselves. */
export function installHint(platform: NodeJS.Platform): string {
  const command =
    platform === 'linux'
      ? `sudo ${aptInstall.map((parts) => parts.join(' ')).join(' && sudo ')}`
      : 'npx playwright install chromium';
  return `No Chromium was found for the browser tests. Install one and try again:\n  ${command}\nor set CHROMIUM_PATH to one that is there.`;
}
