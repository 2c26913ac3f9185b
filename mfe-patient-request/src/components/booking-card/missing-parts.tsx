import { useEffect, useRef, useState } from 'react';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { cardTexts } from './booking-card.texts';
import { MedicalInfoDialog } from './medical-info-dialog';
import { PrescriptionDialog } from './prescription-dialog';
import { PromptButton, Prompts } from './prompts';

interface MissingPartsProps {
  card: BookingCard;
  /** A prompt that had the focus is gone: gives the focus another place. */
  onGone: () => void;
}

/** Prompts for what a request lacks, each with its form (PR-279, PR-280). */
export function MissingParts({ card, onGone }: MissingPartsProps) {
  const [open, setOpen] = useState<'doctor' | 'prescription' | null>(null);
  const saved = useRef(false);
  const close = () => setOpen(null);
  const closeSaved = () => {
    saved.current = true;
    close();
  };
  useEffect(() => {
    // The dialog gave the focus back to its prompt, which the list that was loaded again no longer has.
    if (saved.current && document.activeElement === document.body) onGone();
    saved.current = false;
  }, [card.doctor, card.hasPrescription, onGone]);
  return (
    <>
      <Prompts>
        {!card.doctor && <PromptButton onClick={() => setOpen('doctor')}>{cardTexts.missingDoctor}</PromptButton>}
        {!card.hasPrescription && (
          <PromptButton onClick={() => setOpen('prescription')}>{cardTexts.missingPrescription}</PromptButton>
        )}
      </Prompts>
      {open === 'doctor' && <MedicalInfoDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
      {open === 'prescription' && <PrescriptionDialog requestId={card.requestId} onClose={close} onSaved={closeSaved} />}
    </>
  );
}
