import { colors, darkColors, darkStrongColors, strongColors } from './colors';
import { contrast } from './contrast';
import { type ColorName } from './tokens';

const promised: [ColorName, ColorName, number][] = [
  ['ink', 'surface', 15.6],
  ['ink2', 'surface', 7.9],
  ['ink3', 'surface', 5.1],
  ['controlBorder', 'surface', 3.6],
  ['onBrand', 'brand', 6.4],
];

/** The colors of texts, by what is behind them. */
const texts: Partial<Record<ColorName, ColorName[]>> = {
  surface: ['ink', 'ink2', 'ink3', 'brand', 'brandHover', 'accent', 'ok', 'warning', 'danger'],
  canvas: ['ink', 'ink2', 'ink3', 'brand', 'brandHover', 'accent', 'ok', 'warning', 'danger'],
  neutralTint: ['ink', 'ink2'],
  brandTint: ['ink', 'ink2', 'brandHover'],
  brandWash: ['ink', 'ink2', 'brand', 'brandHover'],
  accentTint: ['ink', 'ink2', 'accent'],
  okTint: ['ink', 'ok'],
  warningTint: ['ink', 'warning'],
  dangerTint: ['ink', 'danger'],
  brand: ['onBrand'],
  brandHover: ['onBrand'],
  danger: ['onBrand', 'surface'],
  dangerHover: ['onBrand'],
  ink: ['surface'],
  footer: ['onFooter'],
  mapGround: ['ink2', 'accent'],
};

const textPairs = Object.entries(texts).flatMap(([back, fronts]) => fronts.map((front) => [front, back as ColorName] as const));

/** Edges of controls, marks of a choice, bars and the focus ring, by what is behind them. */
const edgePairs = (['surface', 'canvas'] as const).flatMap((back) =>
  (['controlBorder', 'brand', 'danger', 'ok', 'warning', 'focus'] as const).map((front) => [front, back] as const),
);

const schemes = [
  { scheme: 'light', values: colors, text: 4.5, edge: 3 },
  { scheme: 'dark', values: darkColors, text: 4.5, edge: 3 },
  { scheme: 'light with more contrast', values: { ...colors, ...strongColors }, text: 7, edge: 4.5 },
  { scheme: 'dark with more contrast', values: { ...darkColors, ...darkStrongColors }, text: 7, edge: 4.5 },
];

describe.each(schemes)('contrast of the tokens: $scheme', ({ values, text, edge }) => {
  it.each(textPairs)('%s on %s can be read', (front, back) => {
    expect(contrast(values[front], values[back])).toBeGreaterThanOrEqual(text);
  });

  it.each(edgePairs)('%s on %s shows an edge', (front, back) => {
    expect(contrast(values[front], values[back])).toBeGreaterThanOrEqual(edge);
  });
});

it.each(promised)('%s on %s is at least as strong as promised (%d)', (front, back, ratio) => {
  expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(ratio - 0.05);
});

it('returns the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBeCloseTo(1);
});
