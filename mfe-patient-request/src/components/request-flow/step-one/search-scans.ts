import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';

/** The list is filtered only for longer texts (PR-042). */
const searchStartsAfter = 2;

/** Returns the scans whose full name contains every word of the text, in any case; all scans for a short text (PR-042, PR-043). */
export function searchScans(scans: readonly ScanService[], text: string): ScanService[] {
  const query = text.trim().toLowerCase();
  if (query.length <= searchStartsAfter) return [...scans];
  const terms = query.split(/\s+/);
  return scans.filter(({ fullName }) => terms.every((term) => fullName.toLowerCase().includes(term)));
}
