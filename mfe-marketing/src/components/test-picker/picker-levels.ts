import { type CatalogScan, type ScanType } from '@scanharbor/shared-contracts/domain/scan-catalog';

/** Current choices; deeper levels are undefined. */
export interface PickerSelection {
  typeId?: number;
  site?: string;
  option?: string;
  extra?: string;
}

export type Level = 'typeId' | 'site' | 'option' | 'extra';

const order: readonly Level[] = ['typeId', 'site', 'option', 'extra'];

const distinct = (names: string[]) => [...new Set(names)].filter((name) => name !== '');

/** Returns the choices of each level below the chosen values; empty for a level without choices. */
export function listChoices(scans: readonly CatalogScan[], { typeId, site, option }: PickerSelection) {
  const ofType = scans.filter((scan) => scan.typeId === typeId);
  const ofSite = ofType.filter((scan) => scan.bodyPart === site);
  const ofOption = ofSite.filter((scan) => scan.description === option);
  return {
    sites: distinct(ofType.map((scan) => scan.bodyPart)),
    options: distinct(ofSite.map((scan) => scan.description)),
    extras: distinct(ofOption.map((scan) => scan.option)),
  };
}

/** Returns the choices after a click on a level: sets the value, or clears it and all deeper levels on a second click (MK-084). */
export function toggleChoice(picked: PickerSelection, level: Level, value: number | string): PickerSelection {
  const index = order.indexOf(level);
  const upperLevels = Object.fromEntries(order.slice(0, index).map((name) => [name, picked[name]])) as PickerSelection;
  return picked[level] === value ? upperLevels : { ...upperLevels, [level]: value };
}

/** Returns the scan of a complete choice: no options, no extras, or a chosen extra (MK-085 to MK-087); otherwise undefined. */
export function findPickedScan(scans: readonly CatalogScan[], picked: PickerSelection): CatalogScan | undefined {
  const { options, extras } = listChoices(scans, picked);
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

/** Sorts popular types first; each group preserves its order (MK-089). */
export const popularFirst = (types: readonly ScanType[]): ScanType[] =>
  [...types].sort((one, other) => Number(other.isPopular) - Number(one.isPopular));
