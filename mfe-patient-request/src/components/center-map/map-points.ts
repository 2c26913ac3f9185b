import { type CenterResult, type MapPoint } from '@scanharbor/shared-contracts/domain/scan-catalog';

/** Percent of the map from its left and top edge. */
export interface PinPosition {
  left: number;
  top: number;
}

const milesPerDegree = 69;
/** Share of half the map that the farthest center may take, so that its pin stays inside. */
const usedShare = 0.8;
/** Distance in percent under which two pins cover each other. */
const tooNear = { left: 15, top: 7 };

/** The patient's ZIP code with its name stands here. */
const middle: PinPosition = { left: 50, top: 54 };

const toMiles = (from: MapPoint, to: MapPoint) => ({
  east: (to.longitude - from.longitude) * milesPerDegree * Math.cos((from.latitude * Math.PI) / 180),
  north: (to.latitude - from.latitude) * milesPerDegree,
});

/** Moves a pin down until it covers none of those placed before it. */
function placeBeside(placed: readonly PinPosition[], wanted: PinPosition): PinPosition {
  const covered = placed.find(
    (other) => Math.abs(other.left - wanted.left) < tooNear.left && Math.abs(other.top - wanted.top) < tooNear.top,
  );
  return covered && covered.top + tooNear.top < 96 ? placeBeside(placed, { left: wanted.left, top: covered.top + tooNear.top }) : wanted;
}

/**
 * Places the pins of centers around a ZIP code in the middle of a map, in the order of the list, none on another. Returns the positions by
 * id of the center, and how many miles lie between the middle and the edge.
 */
export function placePins(centers: readonly CenterResult[], place: MapPoint): { pins: Map<number, PinPosition>; reach: number } {
  const offsets = centers.map((center) => ({ id: center.id, ...toMiles(place, center) }));
  const farthest = Math.max(1, ...offsets.map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north))));
  const reach = farthest / usedShare;
  const pins = new Map<number, PinPosition>();
  const placed: PinPosition[] = [middle];
  for (const { id, east, north } of offsets) {
    const at = placeBeside(placed, { left: 50 + (east / reach) * 50, top: 50 - (north / reach) * 50 });
    placed.push(at);
    pins.set(id, at);
  }
  return { pins, reach };
}
