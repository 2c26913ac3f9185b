import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { widgetTexts } from '../widget-texts';
import { media, Text, token } from '../theme/index';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/index';

interface Step {
  id: string;
  label: string;
  /** Topics of the step; visible from 568 px. */
  note?: string;
  /** Makes the step a button that opens it. */
  onOpen?: (() => void) | undefined;
}

interface StepIndicatorProps {
  steps: readonly Step[];
  /** Number of the current step, from 1. */
  current: number;
  /** Accessible name of the list; "Progress" by default. */
  label?: string;
}

const Wrap = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token.space8};
`;

const List = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${token.space4};

  ${media.from(568)} {
    gap: ${token.space8};
  }
`;

const Item = styled.li<{ $state: 'done' | 'current' | 'ahead' }>`
  padding-top: 10px;
  border-top: 4px solid ${({ $state }) => ($state === 'ahead' ? token.divider : token.brand)};
  font-size: ${token.text13};
  line-height: 1.125rem;

  ${media.from(568)} {
    font-size: ${token.text14};
  }

  font-weight: ${({ $state }) => ($state === 'current' ? token.weightStrong : token.weightMedium)};
  color: ${({ $state }) => ($state === 'current' ? token.ink : token.ink2)};
  overflow-wrap: anywhere;
`;

/** With large text there is no space for names below the bars. The text above states the step. */
const Name = styled.span`
  @container (max-width: 17rem) {
    ${visuallyHidden}
  }
`;

const Jump = styled.button`
  padding: 2px 0;
  margin: -2px 0;
  border: 0;
  background: none;
  color: ${token.accent};
  font-weight: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

const Note = styled.span`
  display: none;
  font-size: ${token.text13};
  font-weight: ${token.weightRegular};
  color: ${token.ink2};

  ${media.from(568)} {
    display: block;
  }
`;

const stateOf = (number: number, current: number) => (number < current ? 'done' : number === current ? 'current' : 'ahead');

/** Shows the current step: bars, and "Step 2 of 4" as text. Steps that can be opened are buttons. */
export function StepIndicator({ steps, current, label = widgetTexts.progress }: StepIndicatorProps): ReactElement {
  return (
    <Wrap>
      <Text $size="note" $color="ink2" $tabular>
        {widgetTexts.step(current, steps.length)}
      </Text>
      <List $count={steps.length} aria-label={label}>
        {steps.map((step, index) => {
          const number = index + 1;
          const state = stateOf(number, current);
          const name = (
            <>
              <Name>
                {number}. {step.label}
              </Name>
              {state === 'done' && <VisuallyHidden> {widgetTexts.done}</VisuallyHidden>}
            </>
          );
          return (
            <Item key={step.id} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {step.onOpen && state !== 'current' ? (
                <Jump type="button" onClick={step.onOpen}>
                  {name}
                </Jump>
              ) : (
                name
              )}
              {step.note && <Note>{step.note}</Note>}
            </Item>
          );
        })}
      </List>
    </Wrap>
  );
}
