import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentDate, formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { media, Text, onBrandText, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { patientHomeTexts as texts } from './home.texts';

const Steps = styled.ol`
  display: grid;
  gap: ${token.space12};
  list-style: none;

  ${media.from(568)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space8};
  align-items: start;
`;

const Dot = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${({ $state }) => ($state === 'next' ? token.controlBorder : token.brand)};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? token.brand : token.surface)};
  ${onBrandText}
`;

type State = keyof typeof texts.stepStates;

/** How many steps of a request are done: sent, a center found, confirmed, scanned. */
const doneSteps: Record<BookingCard['status'], number> = { requested: 1, booked: 3, past: 4 };

/** How far a request is: Sent, Finding a center, Confirmed, Scanned. */
export function RequestProgress({ card }: { card: BookingCard }) {
  const done = doneSteps[card.status];
  const dates = [formatShortDate(card.requestedAt), '', '', card.appointment ? formatAppointmentDate(card.appointment.start) : ''];
  return (
    <Steps aria-label={texts.progress}>
      {texts.steps.map((name, index) => {
        const state: State = index < done ? 'done' : index === done ? 'current' : 'next';
        return (
          <Step key={name} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot $state={state} aria-hidden="true">
              {state === 'done' && <Check size={14} strokeWidth={2.5} />}
            </Dot>
            <div>
              <Text $size="note" $strong>
                {name}
                <VisuallyHidden>, {texts.stepStates[state]}</VisuallyHidden>
              </Text>
              {dates[index] && (
                <Text $size="note" $color="ink2" $tabular>
                  {dates[index]}
                </Text>
              )}
            </div>
          </Step>
        );
      })}
    </Steps>
  );
}
