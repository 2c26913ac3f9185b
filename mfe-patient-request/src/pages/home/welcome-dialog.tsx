import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { homeTexts } from '../../texts';

/** Greets a new patient (PR-002). */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog title={homeTexts.welcome} onClose={onClose}>
      {homeTexts.welcomeText}
    </AlertDialog>
  );
}
