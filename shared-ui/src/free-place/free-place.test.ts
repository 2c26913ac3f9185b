import { type Area, findFreeTop } from './free-place';

const limits = { top: 8, bottom: 800 };
/** As a browser gives it: the sides of a DOMRect are not own properties. */
const message = Object.create({ left: 900, right: 1340, top: 68, bottom: 116 }) as Area;
const at = (top: number, bottom: number, left = 1200, right = 1300): Area => ({ top, bottom, left, right });
/** The bar at the top of the portal. */
const bar = at(12, 46);

it.each([
  ['stays where it covers nothing', [at(200, 240)], 68],
  ['stays beside a control', [at(68, 116, 400, 880)], 68],
  ['moves below the actions of the page', [bar, at(80, 112)], 116],
  ['moves to the nearest gap that is high enough', [bar, at(80, 112), at(130, 200), at(270, 700)], 204],
  ['moves up at the lower edge', [at(80, 800)], 28],
  ['stays where no place is free', [at(0, 800)], 68],
])('%s', (_name, controls, top) => {
  expect(findFreeTop(message, controls, limits)).toBe(top);
});
