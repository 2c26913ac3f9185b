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

const halfSteps = Array.from({ length: 17 }, (_value, index) => index - 8);
/** Moves of a pin, the shortest first. */
const moves = halfSteps
  .flatMap((right) => halfSteps.map((down) => ({ left: (right * tooNear.left) / 2, top: (down * tooNear.top) / 2 })))
  .sort((one, other) => Math.hypot(one.left, one.top) - Math.hypot(other.left, other.top));

const isInside = ({ left, top }: PinPosition) => left >= 8 && left <= 92 && top >= 4 && top <= 96;

/** Moves a pin as little as needed to cover none of those placed before it. */
function placeBeside(placed: readonly PinPosition[], wanted: PinPosition): PinPosition {
  const isFree = (at: PinPosition) =>
    placed.every((other) => Math.abs(other.left - at.left) >= tooNear.left || Math.abs(other.top - at.top) >= tooNear.top);
  const places = moves.map(({ left, top }) => ({ left: wanted.left + left, top: wanted.top + top }));
  return places.find((at) => isInside(at) && isFree(at)) ?? wanted;
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
