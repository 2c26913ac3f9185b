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

/** Joins what is there with ' - ' (SC-368). */
export function displayName(...parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(' - ');
}
