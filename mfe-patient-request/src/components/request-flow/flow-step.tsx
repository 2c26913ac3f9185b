import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft, type StepNumber } from './flow-draft';
import { StepFour } from './step-four/step-four';
import { StepOne } from './step-one/step-one';
import { StepThree } from './step-three/step-three';
import { StepTwo } from './step-two/step-two';

interface FlowStepProps {
  step: StepNumber;
  draft: FlowDraft;
  card: SavedCard | undefined;
  /** Modality to open the browse list at, when only that is known. */
  scanTypeId: number | undefined;
  update: (change: (draft: FlowDraft) => FlowDraft) => void;
  goTo: (step: StepNumber) => void;
  onSaved: (step: 1) => void;
  onKnown: () => Promise<void>;
  /** Step 3 has stored these answers. */
  onDescribed: (three: StepThreeValues) => void;
  onCard: (card: SavedCard | undefined) => void;
  onCheck: () => void;
  onProblem: (message: string) => void;
}

/** The form of the step at hand; every change goes into the draft. */
export function FlowStep({
  step,
  draft,
  card,
  scanTypeId,
  update,
  goTo,
  onSaved,
  onKnown,
  onDescribed,
  onCard,
  onCheck,
  onProblem,
}: FlowStepProps) {
  switch (step) {
    case 1:
      return (
        <StepOne values={draft.one} scanTypeId={scanTypeId} keep={(one) => update((now) => ({ ...now, one }))} onSaved={() => onSaved(1)} />
      );
    case 2:
      return <StepTwo draft={draft} keep={(person) => update((now) => ({ ...now, person }))} onBack={() => goTo(1)} onKnown={onKnown} />;
    case 3:
      return (
        <StepThree
          draft={draft}
          keep={(three) => update((now) => ({ ...now, three }))}
          onBack={() => goTo(2)}
          onSaved={onDescribed}
          onProblem={onProblem}
        />
      );
    default:
      return (
        <StepFour
          draft={draft}
          card={card}
          keep={(four) => update((now) => ({ ...now, four }))}
          onCard={onCard}
          onSwitch={(payment) => {
            if (payment === 'self-pay') onCard(undefined);
            update((now) => ({ ...now, one: { ...now.one, payment } }));
          }}
          onBack={() => goTo(3)}
          toPrescription={() => goTo(3)}
          onDone={onCheck}
        />
      );
  }
}
