/** Zone of a time whose center is not chosen yet (D98). */
export const defaultTimeZone = 'America/New_York';

/** Numbers of a wall-clock time, 'YYYY-MM-DD HH:mm:ss' at the center, or of a date alone. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;

/** Parses a wall-clock time or a date; null when `text` is neither. */
export function readWallClock(text: string): WallClock | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((part: string | undefined) => Number(part ?? 0));
  return { year, month, day, hour, minute };
}

const hasOffset = (text: string) => /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);

/** Parses an ISO instant into the time on the user's own clock; a wall-clock time stays as it is. */
export function readLocal(text: string): WallClock | null {
  if (!hasOffset(text)) return readWallClock(text);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return null;
  return {
    year: instant.getFullYear(),
    month: instant.getMonth() + 1,
    day: instant.getDate(),
    hour: instant.getHours(),
    minute: instant.getMinutes(),
  };
}
