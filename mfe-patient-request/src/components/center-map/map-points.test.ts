import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { placePins } from './map-points';

const place = { latitude: 40.75, longitude: -73.99 };
const toCenter = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude }) as CenterResult;

/** A center to the north-east, another one in the south, and five at the ZIP code itself. */
const centers = [
  toCenter(1, 40.95, -73.8),
  toCenter(2, 40.5, -73.99),
  ...[3, 4, 5, 6, 7].map((id) => toCenter(id, place.latitude, place.longitude)),
];

describe('the pins of a map', () => {
  const { pins } = placePins(centers, place);
  const positions = [...pins.values()];

  it('stand in their direction from the ZIP code', () => {
    expect(pins.get(1)?.left).toBeGreaterThan(60);
    expect(pins.get(1)?.top).toBeLessThan(40);
    expect(pins.get(2)).toEqual({ left: 50, top: expect.closeTo(90, 1) as number });
  });

  it('cover neither each other nor the name of the ZIP code, and stay near their place', () => {
    const all = [{ left: 50, top: 54 }, ...positions];
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => Math.abs(one.left - other.left) < 15 && Math.abs(one.top - other.top) < 7)).toEqual([]);
    for (const id of [3, 4, 5, 6, 7]) {
      expect(Math.abs((pins.get(id)?.top ?? 0) - 50)).toBeLessThan(20);
      expect(Math.abs((pins.get(id)?.left ?? 0) - 50)).toBeLessThan(20);
    }
  });
});
