import { applyAppearance } from '../appearance/index';
import { schemes } from '../theme/schemes';
import { moreContrast } from '../theme/when-dark';
import { type Settings } from './settings';

const styleId = 'gallery-schemes';

/**
 * Writes the color schemes into the page, as the site's page has them in its head. For high contrast, the rules for devices that
 * ask for more contrast apply to every device.
 */
function writeSchemes(contrast: string): void {
  const style =
    document.getElementById(styleId) ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: styleId }));
  const css = contrast === 'more' ? schemes.replaceAll(` and ${moreContrast}`, '') : schemes;
  if (style.textContent !== css) style.textContent = css;
}

/** Applies the colors that the switches choose to the document. */
export function applyColors({ scheme, contrast }: Settings): void {
  applyAppearance(scheme === 'light' || scheme === 'dark' ? scheme : 'system');
  writeSchemes(contrast);
}

/** Applies every switch except the width to the document of an example. */
export function applySettings(settings: Settings): void {
  applyColors(settings);
  document.documentElement.dir = settings.dir;
  document.documentElement.lang = settings.lang;
  document.body.dataset.density = settings.density;
}
