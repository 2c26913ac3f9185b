/**
 * Creates the form value of a preferred center. It includes the ZIP code of its search: for another ZIP code the form neither shows
 * nor sends the center; for the first one it restores the choice.
 */
export const toCenterKey = (zip: string, id: number): string => `${zip}/${id}`;

/** Returns the IDs of the centers that were chosen for a ZIP code. */
export const readCenterKeys = (zip: string, chosen: readonly string[]): number[] =>
  chosen.filter((each) => each.startsWith(`${zip}/`)).map((each) => Number(each.slice(zip.length + 1)));
