/** A time that a patient offers, in wall-clock time at the center: 'YYYY-MM-DD HH:mm:ss'. */
export interface TimeWindow {
  open: string;
  close: string;
}

/** More windows than any calendar of the site lets a patient choose. */
export const maxWindows = 200;

/** The characters of the longest text of slots, with spaces between the ranges. */
export const slotsTextMaximum = maxWindows * 'YYYY-MM-DD HH:mm::ss/YYYY-MM-DD HH:mm::ss, '.length;

/** 'start/end' ranges joined by commas, the one format of slots on the wire (D97). */
export function writeSlots(windows: readonly TimeWindow[]): string {
  return windows.map(({ open, close }) => `${open}/${close}`).join(',');
}

/** Reads slots; also accepts 'HH:mm::ss', a typing error that older invitations carry (D102). Skips anything that is not a range. */
export function readSlots(text: string): TimeWindow[] {
  return text.split(',').flatMap((range) => {
    const [open, close] = range.trim().replaceAll('::', ':').split('/');
    return open && close ? [{ open, close }] : [];
  });
}
