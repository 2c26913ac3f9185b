import { colors, darkColors, darkStrongColors, strongColors } from '../theme/colors';
import { contrast } from '../theme/contrast';
import { seriesColors } from './series-colors';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How linear red, green and blue are seen without one kind of cones (Machado, Oliveira and Fernandes, 2009). */
const sights: Record<string, Matrix> = {
  'full color sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const multiply = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};
const map = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

function toLinear(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16);
  const toChannel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return map([number >> 16, (number >> 8) & 255, number & 255], toChannel);
}

/** Converts linear RGB to Oklab, in which distances are like the differences that are seen. */
function toOklab(linear: Triple): Triple {
  const cones = map(
    multiply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      linear,
    ),
    Math.cbrt,
  );
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const see = (matrix: Matrix, hex: string) => toOklab(map(multiply(matrix, toLinear(hex)), (value) => Math.min(1, Math.max(0, value))));
const getDistance = (one: Triple, other: Triple) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const schemes = [
  { scheme: 'light', series: seriesColors.light, tokens: colors, least: 3 },
  { scheme: 'dark', series: seriesColors.dark, tokens: darkColors, least: 3 },
  { scheme: 'light with more contrast', series: seriesColors.lightWithMoreContrast, tokens: { ...colors, ...strongColors }, least: 4.5 },
  {
    scheme: 'dark with more contrast',
    series: seriesColors.darkWithMoreContrast,
    tokens: { ...darkColors, ...darkStrongColors },
    least: 4.5,
  },
];

describe.each(schemes)('the colors of series: $scheme', ({ series, tokens, least }) => {
  it('stand out from the surface', () => {
    expect(Math.min(...series.map((color) => contrast(color, tokens.surface)))).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(sights))('differ from each other with %s', (sight) => {
    const matrix = sights[sight]!;
    const pairs = series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));
    const distances = pairs.map(([one, other]) => getDistance(see(matrix, one), see(matrix, other)));
    // A tenth of the way from black to white.
    expect(Math.min(...distances)).toBeGreaterThan(0.1);
  });
});
