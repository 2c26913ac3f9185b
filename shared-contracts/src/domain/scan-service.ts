/** A scan that can be requested. */
export interface ScanService {
  id: number;
  scanTypeId: number;
  /** Modality, such as 'MRI'. */
  type: string;
  /** Body part. */
  service: string;
  description: string;
  fullName: string;
}

/** Joins the parts that are not empty with ' - ' (SC-368). */
export function formatScanName(...parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(' - ');
}
