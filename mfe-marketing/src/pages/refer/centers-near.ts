/**
 * A preferred center as the form holds it: with the zip code around which it was chosen. Once another one is in the field nobody sees
 * it, and it is not sent; with the first one back it is there again.
 */
export const centerNear = (zip: string, id: number): string => `${zip}/${id}`;

/** The ids of the centers that were chosen around a zip code. */
export const centersNear = (zip: string, chosen: readonly string[]): number[] =>
  chosen.filter((each) => each.startsWith(`${zip}/`)).map((each) => Number(each.slice(zip.length + 1)));
