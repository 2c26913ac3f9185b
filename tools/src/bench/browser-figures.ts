/** What the browser reports, in ms unless named otherwise. */
export interface BrowserFigures {
  /** Time to a usable list on the slow line with many rows, in times of the one with few rows. */
  loadRatio: number;
  /** Medians beyond one round trip, and for a search beyond the pause for the next key. */
  sort: number;
  keySort: number;
  search: number;
}
