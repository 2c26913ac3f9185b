import { useEffect, useRef, useState } from 'react';
import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { lazyOptions } from '../lazy-options';
import { cardTexts } from './booking-card.texts';
import { listTasks, useLacksScreening } from './missing-tasks';
import { MedicalInfoDialog } from './medical-info-dialog';
import { PrescriptionDialog } from './prescription-dialog';
import { PromptButton, PromptLink, Prompts } from './prompts';

const ConfirmRequestDialog = lazySection(
  async () => (await import('../confirm-request/confirm-request-dialog')).ConfirmRequestDialog,
  lazyOptions,
);

interface MissingInformationProps {
  card: BookingCard;
  /** Moves the focus after a focused prompt disappeared. */
  onDismiss: () => void;
}

/** Prompts for what a request lacks, each with its form (PR-170, PR-279, PR-280), and for the screening questions. */
export function MissingInformation({ card, onDismiss }: MissingInformationProps) {
  const [open, setOpen] = useState<'contract' | 'doctor' | 'prescription' | null>(null);
  const dispatch = useAppDispatch();
  const saved = useRef(false);
  const { missing } = listTasks(card, useLacksScreening(card) ?? false);
  const close = () => setOpen(null);
  const closeSaved = () => {
    saved.current = true;
    close();
  };
  const confirmed = () => {
    dispatch(messageShown({ status: true, message: cardTexts.confirmed, delay: 5000 }));
    closeSaved();
  };
  useEffect(() => {
    if (open !== null) saved.current = false;
    // The dialog returned the focus to its prompt, which the reloaded list no longer contains.
    if (!saved.current || document.activeElement !== document.body) return;
    saved.current = false;
    onDismiss();
  }, [open, card.doctor, card.hasPrescription, card.hasContract, onDismiss]);
  return (
    <>
      <Prompts>
        {missing.includes('contract') && <PromptButton onClick={() => setOpen('contract')}>{cardTexts.missingContract}</PromptButton>}
        {missing.includes('doctor') && <PromptButton onClick={() => setOpen('doctor')}>{cardTexts.missingDoctor}</PromptButton>}
        {missing.includes('prescription') && (
          <PromptButton onClick={() => setOpen('prescription')}>{cardTexts.missingPrescription}</PromptButton>
        )}
        {missing.includes('screening') && <PromptLink to={paths.settings('medical')}>{cardTexts.missingScreening}</PromptLink>}
      </Prompts>
      {open === 'contract' && <ConfirmRequestDialog card={card} onClose={close} onConfirmed={confirmed} />}
      {open === 'doctor' && <MedicalInfoDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
      {open === 'prescription' && <PrescriptionDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
    </>
  );
}
