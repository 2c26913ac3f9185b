import { colors } from './colors';

/** Text sizes by their pixels at the default browser size, in rem, so that they follow the reader's setting. */
const textSizes = {
  text13: '0.8125rem',
  text14: '0.875rem',
  text16: '1rem',
  text18: '1.125rem',
  text22: '1.375rem',
  text28: '1.75rem',
  text36: '2.25rem',
  text48: '3rem',
} as const;

const weights = {
  weightRegular: '400',
  weightMedium: '550',
  weightStrong: '650',
  weightBold: '700',
} as const;

const spaces = {
  space4: '4px',
  space8: '8px',
  space12: '12px',
  space16: '16px',
  space24: '24px',
  space32: '32px',
  space48: '48px',
  space64: '64px',
} as const;

const shapes = {
  radiusControl: '6px',
  radiusCard: '10px',
  radiusPill: '999px',
  pageWidth: '1200px',
  formWidth: '640px',
  lineLength: '66ch',
  targetSize: '24px',
  // What stays at the top of the window does so below the bar of the shell, if there is one.
  topInset: '0px',
} as const;

const behaviors = {
  fontFamily: "'Inter Variable', 'Inter Fallback', Arial, sans-serif",
  motionFast: '120ms',
  motionSlow: '180ms',
  // Lowest first. Messages are below dialogs: they belong to the page, which cannot be reached while a dialog is open.
  layerSticky: '10',
  layerBanner: '90',
  layerOverlay: '100',
} as const;

/** Tokens that differ between patients (spacious) and staff (compact): `data-density` on any ancestor, patient by default. */
export const densities = {
  patient: {
    bodySize: '1rem',
    bodyLine: '1.5rem',
    controlHeight: '2.75rem',
    controlPad: '12px',
    buttonPad: '18px',
    labelSize: '0.9375rem',
    cardPad: '20px',
    fieldGap: '24px',
    titleSize: '2.25rem',
    titleLine: '2.5rem',
  },
  staff: {
    bodySize: '0.875rem',
    bodyLine: '1.25rem',
    controlHeight: '2.25rem',
    controlPad: '10px',
    buttonPad: '12px',
    labelSize: '0.875rem',
    cardPad: '16px',
    fieldGap: '16px',
    titleSize: '1.375rem',
    titleLine: '1.75rem',
  },
} as const;

/** Tokens of both densities. */
export const fixedTokens = {
  ...colors,
  ...textSizes,
  ...weights,
  ...spaces,
  ...shapes,
  ...behaviors,
} as const;

type DensityTokenName = keyof (typeof densities)['patient'];
export type ColorName = keyof typeof colors;
export type SpaceName = keyof typeof spaces;
type TokenName = keyof typeof fixedTokens | DensityTokenName;

/** Returns the CSS variable of a token: `brandHover` gives `--sh-brand-hover`, `space4` gives `--sh-space-4`. */
export const variableName = (name: string): string => `--sh-${name.replace(/([A-Z]|\d+)/g, '-$1').toLowerCase()}`;

const names = [...Object.keys(fixedTokens), ...Object.keys(densities.patient)];

/** Every token as a reference to its CSS variable: `token.ink` is `var(--sh-ink)`. */
export const token = Object.fromEntries(names.map((name) => [name, `var(${variableName(name)})`])) as Readonly<Record<TokenName, string>>;

/** Sets `token.topInset`: the height in px of a bar at the top of the window, 0 without one. */
export const setTopInset = (height: number): void => document.documentElement.style.setProperty(variableName('topInset'), `${height}px`);

/** Returns the declarations of a set of tokens, for a CSS rule. */
export const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join('\n');
