/** A flag as it arrives: text, number or boolean. */
export type Flag = '0' | '1' | 0 | 1 | boolean;

/** '1', 1 and true are on; everything else is off (SC-405). */
export function isOn(flag: Flag | null | undefined): boolean {
  return flag === true || flag === 1 || flag === '1';
}

/** The number form that payloads carry. */
export function toFlag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}
