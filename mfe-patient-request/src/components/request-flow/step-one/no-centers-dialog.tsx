import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { scanTexts } from '../../../texts';

/** Shown when no imaging center offers the scan near the zip (PR-049). */
export function NoCentersDialog({ zipCode, onClose }: { zipCode: string; onClose: () => void }) {
  return (
    <AlertDialog title={scanTexts.noCentersTitle} onClose={onClose}>
      {scanTexts.noCenters(zipCode)}
    </AlertDialog>
  );
}
