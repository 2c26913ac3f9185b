/** A flag as it arrives: text, number or boolean. */
type Flag = '0' | '1' | 0 | 1 | boolean;

/** '1', 1 and true are on; everything else is off (SC-405). */
export function isOn(flag: Flag | null | undefined): boolean {
  return flag === true || flag === 1 || flag === '1';
}

/** Converts to the number form of payloads; undefined stays undefined, so an unchanged flag is not sent. */
export function toFlag(on: boolean): 0 | 1;
export function toFlag(on: boolean | undefined): 0 | 1 | undefined;
export function toFlag(on: boolean | undefined) {
  return on === undefined ? undefined : on ? 1 : 0;
}
