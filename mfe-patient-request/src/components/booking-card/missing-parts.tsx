import { useEffect, useRef, useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Later } from '../later/later';
import { cardTexts } from './booking-card.texts';
import { MedicalInfoDialog } from './medical-info-dialog';
import { PrescriptionDialog } from './prescription-dialog';
import { PromptButton, Prompts } from './prompts';

const loadConfirming = () => import('../confirm-request/confirm-request-dialog').then(({ ConfirmRequestDialog }) => ConfirmRequestDialog);

interface MissingPartsProps {
  card: BookingCard;
  /** A prompt that had the focus is gone: gives the focus another place. */
  onGone: () => void;
}

/** Prompts for what a request lacks, each with its form (PR-170, PR-279, PR-280). */
export function MissingParts({ card, onGone }: MissingPartsProps) {
  const [open, setOpen] = useState<'contract' | 'doctor' | 'prescription' | null>(null);
  const dispatch = useAppDispatch();
  const saved = useRef(false);
  const lacksContract = card.status === 'requested' && !card.hasContract && !card.isCancelRequested;
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
    // The dialog gave the focus back to its prompt, which the list that was loaded again no longer has.
    if (saved.current && document.activeElement === document.body) onGone();
    saved.current = false;
  }, [card.doctor, card.hasPrescription, card.hasContract, onGone]);
  return (
    <>
      <Prompts>
        {lacksContract && <PromptButton onClick={() => setOpen('contract')}>{cardTexts.missingContract}</PromptButton>}
        {!card.doctor && <PromptButton onClick={() => setOpen('doctor')}>{cardTexts.missingDoctor}</PromptButton>}
        {!card.hasPrescription && <PromptButton onClick={() => setOpen('prescription')}>{cardTexts.missingPrescription}</PromptButton>}
      </Prompts>
      {open === 'contract' && <Later load={loadConfirming} props={{ card, onClose: close, onConfirmed: confirmed }} />}
      {open === 'doctor' && <MedicalInfoDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
      {open === 'prescription' && <PrescriptionDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
    </>
  );
}
