import { type CatalogueScan, type ScanType } from '@scanharbor/shared-contracts/domain/scan-catalogue';

/** What is chosen so far; deeper levels are undefined. */
export interface Picked {
  typeId?: number;
  site?: string;
  option?: string;
  extra?: string;
}

export type Level = 'typeId' | 'site' | 'option' | 'extra';

const order: readonly Level[] = ['typeId', 'site', 'option', 'extra'];

const distinct = (words: string[]) => [...new Set(words)].filter((word) => word !== '');

/** The choices of each level below what is picked; empty where there is nothing to choose. */
export function choicesOf(scans: readonly CatalogueScan[], { typeId, site, option }: Picked) {
  const ofType = scans.filter((scan) => scan.typeId === typeId);
  const ofSite = ofType.filter((scan) => scan.bodyPart === site);
  const ofOption = ofSite.filter((scan) => scan.description === option);
  return {
    sites: distinct(ofType.map((scan) => scan.bodyPart)),
    options: distinct(ofSite.map((scan) => scan.description)),
    extras: distinct(ofOption.map((scan) => scan.option)),
  };
}

/** The pick after a press on a level: chosen, or, when it was chosen already, given up with all deeper levels (MK-084). */
export function pick(picked: Picked, level: Level, value: number | string): Picked {
  const place = order.indexOf(level);
  const kept = Object.fromEntries(order.slice(0, place).map((name) => [name, picked[name]])) as Picked;
  return picked[level] === value ? kept : { ...kept, [level]: value };
}

/** The scan that a pick ends in: no options, no extras, or an extra chosen (MK-085 to MK-087); undefined before. */
export function finalScan(scans: readonly CatalogueScan[], picked: Picked): CatalogueScan | undefined {
  const { options, extras } = choicesOf(scans, picked);
  if (picked.site === undefined) return undefined;
  if (options.length > 0 && picked.option === undefined) return undefined;
  if (extras.length > 0 && picked.extra === undefined) return undefined;
  return scans.find(
    (scan) =>
      scan.typeId === picked.typeId &&
      scan.bodyPart === picked.site &&
      scan.description === (picked.option ?? '') &&
      scan.option === (picked.extra ?? ''),
  );
}

/** Popular types first, each group in its own order (MK-089). */
export const popularFirst = (types: readonly ScanType[]): ScanType[] =>
  [...types].sort((one, other) => Number(other.isPopular) - Number(one.isPopular));
