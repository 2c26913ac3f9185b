/** Normalizes a pattern. Two patterns match the same URLs when their fixed segments and the positions of their parameters are equal. */
export const toPathShape = (pattern: string) => pattern.replace(/:[^/?]+/g, ':').toLowerCase();

/** Returns the segments of a pattern; of one with an optional last segment, with and without it. */
function toSegmentLists(pattern: string): string[][] {
  const segments = toPathShape(pattern).split('/').filter(Boolean);
  return segments.at(-1)?.endsWith('?') ? [segments.slice(0, -1), segments] : [segments];
}

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether a path exists that both patterns match, such as '/tests/new' for '/tests/:page?' and '/Tests/*'. */
export const sharesPath = (one: string, other: string): boolean =>
  toSegmentLists(one).some((first) =>
    toSegmentLists(other).some((second) => {
      for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
        const [a, b] = [first[index], second[index]];
        if (a === '*' || b === '*') return true;
        if (a === undefined || b === undefined) return false;
        if (a !== b && !isParameter(a) && !isParameter(b)) return false;
      }
      return true;
    }),
  );
