type Flags = {
  readonly animation: boolean;
  readonly transitions?: boolean;
  readonly laidOut?: boolean;
};

/** Starts the theme control as a build with these settings has it, and presses it once. */
async function press({animation, transitions = true, laidOut = true}: Flags): Promise<jest.Mock> {
  jest.resetModules();
  Object.assign(globalThis, {__DARK_MODE__: true, __APPEARANCE_ANIMATION__: animation});
  const start = jest.fn((change: () => void) => {
    change();
    return {ready: Promise.reject(new Error('no animations here'))};
  });
  Object.assign(document, {startViewTransition: transitions ? start : undefined});
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
  document.documentElement.dataset.themeChoice = 'light';
  document.documentElement.toggleAttribute('data-laid-out', laidOut);
  document.body.innerHTML = '<button data-theme-set="dark">Dark</button>';
  // Read anew each time, as a page does; Jest runs CommonJS.
  const {startTheme} = jest.requireActual<typeof import('../../../src/client/shell/theme')>(
    '../../../src/client/shell/theme',
  );
  // Listeners of earlier starts would answer too.
  const added = jest.spyOn(document, 'addEventListener');
  startTheme();
  const listeners = added.mock.calls.map((call) => call);
  added.mockRestore();
  document.querySelector('button')!.click();
  for (const [type, listener] of listeners)
    document.removeEventListener(type, listener as EventListener);
  await Promise.resolve();
  return start;
}

it('reveals the new theme when the animation is turned on', async () => {
  expect(await press({animation: true})).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('changes the theme without a reveal when the animation is turned off', async () => {
  expect(await press({animation: false})).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('changes the theme where there are no view transitions', async () => {
  expect(await press({animation: true, transitions: false})).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('changes the theme without a reveal while the page is still laid out', async () => {
  expect(await press({animation: true, laidOut: false})).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.theme).toBe('dark');
});
