/** The center of an element on the screen, in px. */
export interface Point {
  x: number;
  y: number;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the sideways distance relative to the distance ahead. */
const asidePenalty = 3;

/**
 * Returns the index of the target of an arrow key: the closest point ahead, preferably on the same line. Uses screen
 * positions, so it works for any layout of the grid. Returns null for other keys and at the edge.
 */
export function findNearest(points: readonly Point[], from: Point, key: string): number | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: { index: number; cost: number } | null = null;
  for (const [index, point] of points.entries()) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + asidePenalty * aside;
    if (ahead >= 1 && (best === null || cost < best.cost)) best = { index, cost };
  }
  return best?.index ?? null;
}
