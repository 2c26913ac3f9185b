import { useState } from 'react';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { cardTexts } from './booking-card.texts';
import { MedicalInfoDialog } from './medical-info-dialog';
import { PrescriptionDialog } from './prescription-dialog';
import { PromptButton, Prompts } from './prompts';

/** Prompts for what a request lacks, each with its form (PR-279, PR-280). */
export function MissingParts({ card }: { card: BookingCard }) {
  const [open, setOpen] = useState<'doctor' | 'prescription' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Prompts>
        {!card.doctor && <PromptButton onClick={() => setOpen('doctor')}>{cardTexts.missingDoctor}</PromptButton>}
        {!card.hasPrescription && (
          <PromptButton onClick={() => setOpen('prescription')}>{cardTexts.missingPrescription}</PromptButton>
        )}
      </Prompts>
      {open === 'doctor' && <MedicalInfoDialog requestId={card.requestId} onClose={close} />}
      {open === 'prescription' && <PrescriptionDialog requestId={card.requestId} onClose={close} />}
    </>
  );
}
