type Env = Readonly<Record<string, string | undefined>>;

/** The headless shell comes first: it needs four fifths of the processor time. */
const linux = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

/** Returns the usual paths of Chromium, CHROMIUM_PATH first. */
export function chromiumPaths(platform: NodeJS.Platform, env: Env): readonly string[] {
  const configured = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return [
      ...configured,
      ...apps.flatMap((dir) => [
        `${dir}/Chromium.app/Contents/MacOS/Chromium`,
        `${dir}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      ]),
    ];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return [
      ...configured,
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
  return [...configured, ...linux.map((name) => `/usr/bin/${name}`)];
}

/** Returns the first Chromium that exists, or null. Throws if CHROMIUM_PATH names a missing file. */
export function findChromium(
  platform: NodeJS.Platform,
  env: Env,
  exists: (file: string) => boolean,
): string | null {
  if (env.CHROMIUM_PATH && !exists(env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not exist.`);
  }
  return chromiumPaths(platform, env).find(exists) ?? null;
}

/** Flags for a test browser: no background requests, and it runs as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address bar's popups are two pages in every window, a third of the processor time. Chromium uses the last list
  // only, so this one repeats features that Playwright turns off.
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
