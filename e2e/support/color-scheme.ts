interface DeviceSettings {
  scheme?: 'light' | 'dark';
  contrast?: 'more' | 'no-preference';
  media?: 'print' | '';
  /** The reader's own colors, as in Windows contrast themes. */
  forcedColors?: boolean;
}

/** Emulates the color scheme and contrast that the device asks for, and its medium, until the next call. */
export async function emulateDevice({
  scheme = 'light',
  contrast = 'no-preference',
  media = '',
  forcedColors = false,
}: DeviceSettings = {}) {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-contrast', value: contrast },
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
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

/** Returns texts that forced colors hide: in the color of the page, they are on the box that the browser draws behind a text. */
export const listHiddenTexts = () =>
  browser.execute(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return hasText(element) && style.color === color && style.forcedColorAdjust !== 'none';
      })
      .map(({ textContent }) => textContent);
  });
