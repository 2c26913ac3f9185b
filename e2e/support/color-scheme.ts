interface DeviceSettings {
  scheme?: 'light' | 'dark';
  contrast?: 'more' | 'no-preference';
  media?: 'print' | '';
}

/** Emulates the color scheme and contrast that the device asks for, and its medium, until the next call. */
export async function emulateDevice({ scheme = 'light', contrast = 'no-preference', media = '' }: DeviceSettings = {}) {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-contrast', value: contrast },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media, features });
}

/** Returns the color scheme that the page has, and the background of its body. */
export const readScheme = () =>
  browser.execute(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    background: getComputedStyle(document.body).backgroundColor,
  }));
