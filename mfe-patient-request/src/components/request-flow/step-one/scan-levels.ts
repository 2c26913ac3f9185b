import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';

const distinct = (names: string[]) => [...new Set(names)];

/** Returns the entries of the three levels for the chosen modality and body part (PR-041). */
export function listScanLevels(scans: readonly ScanService[], type: string | undefined, service: string | undefined) {
  const ofType = scans.filter((scan) => scan.type === type);
  return {
    types: distinct(scans.map((scan) => scan.type)),
    services: distinct(ofType.map((scan) => scan.service)),
    descriptions: ofType.filter((scan) => scan.service === service),
  };
}
