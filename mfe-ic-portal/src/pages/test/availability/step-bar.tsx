import { token } from '@scanharbor/shared-ui/theme';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { type BookingWizardState, wizardSteps } from './use-booking-wizard';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4} ${token.space8};
`;

const StepButton = styled.button<{ $done: boolean }>`
  display: inline-flex;
  gap: ${token.space4};
  align-items: center;
  min-height: ${token.targetSize};
  padding: 2px ${token.space4};
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${({ $done }) => ($done ? token.ok : token.ink3)};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &[aria-current] {
    color: ${token.ink};
    font-weight: ${token.weightStrong};
  }
`;

/** The four steps; each can be opened, the last one only with a time and a location (IC-104). */
export function StepBar({ booking: { step, goTo, time, location } }: { booking: BookingWizardState }) {
  const done = [step > 0, time !== null, location !== null, false];
  return (
    <nav aria-label={texts.wizard.bar} data-wizard-bar>
      <List>
        {wizardSteps.map((number) => (
          <li key={number}>
            <StepButton
              type="button"
              $done={(done[number] ?? false) && number !== step}
              aria-current={number === step ? 'step' : undefined}
              onClick={() => goTo(number)}
            >
              {done[number] && number !== step ? (
                <Check size={14} role="img" aria-label={texts.wizard.stepDone} />
              ) : (
                number > 0 && `${number} `
              )}
              {texts.wizard.steps[number]}
            </StepButton>
          </li>
        ))}
      </List>
    </nav>
  );
}
