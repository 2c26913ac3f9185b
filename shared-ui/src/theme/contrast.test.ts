import { contrast } from './contrast';
import { colors } from './colors';
import { type ColorName } from './tokens';

const promised: [ColorName, ColorName, number][] = [
  ['ink', 'surface', 15.6],
  ['ink2', 'surface', 7.9],
  ['ink3', 'surface', 5.1],
  ['controlBorder', 'surface', 3.6],
  ['onBrand', 'brand', 6.4],
];

const readable: [ColorName, ColorName][] = [
  ['ink', 'canvas'],
  ['ink2', 'canvas'],
  ['ink3', 'canvas'],
  ['onBrand', 'brandHover'],
  ['brandHover', 'brandTint'],
  ['brand', 'canvas'],
  ['accent', 'accentTint'],
  ['accent', 'canvas'],
  ['ok', 'okTint'],
  ['ok', 'canvas'],
  ['warning', 'warningTint'],
  ['danger', 'dangerTint'],
  ['danger', 'canvas'],
  ['onBrand', 'danger'],
  ['onBrand', 'dangerHover'],
  ['ink', 'brandWash'],
  ['ink2', 'brandWash'],
  ['ink2', 'brandTint'],
  ['ink', 'okTint'],
  ['ink', 'dangerTint'],
];

describe('contrast of the tokens', () => {
  it.each(promised)('%s on %s is at least as strong as promised (%d)', (front, back, ratio) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(ratio - 0.05);
  });

  it.each(readable)('%s on %s can be read (4.5)', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'canvas'] as const)('control edges and the focus ring show on %s (3)', (back) => {
    expect(contrast(colors.controlBorder, colors[back])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus, colors[back])).toBeGreaterThanOrEqual(3);
  });

  it('returns the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBeCloseTo(1);
  });
});
