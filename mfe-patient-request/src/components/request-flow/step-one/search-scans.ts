import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';

/** The list filters only when the text is longer than this (PR-042). */
const searchStartsAfter = 2;

/** The scans whose full name holds every word of the text, in any case; all scans for a short text (PR-042, PR-043). */
export function searchScans(scans: readonly ScanService[], text: string): ScanService[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length <= searchStartsAfter) return [...scans];
  const words = wanted.split(/\s+/);
  return scans.filter(({ fullName }) => words.every((word) => fullName.toLowerCase().includes(word)));
}
