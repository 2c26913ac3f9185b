import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { uiTexts } from '../texts';
import { media, Text, token } from '../theme/index';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/index';

export interface Step {
  id: string;
  label: string;
  /** What the step asks for; shown from 568 px on. */
  note?: string;
}

export interface StepIndicatorProps {
  steps: readonly Step[];
  /** Number of the step at hand, from 1. */
  current: number;
  /** Name of the list; "Progress" when left out. */
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

/** Where large text leaves no room for a name below each bar, the number in text above says enough. */
const Name = styled.span`
  @container (max-width: 17rem) {
    ${visuallyHidden}
  }
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

/** Where the person is among the steps: bars for the eye, "Step 2 of 4" in text. */
export function StepIndicator({ steps, current, label = 'Progress' }: StepIndicatorProps): ReactElement {
  return (
    <Wrap>
      <Text $size="note" $colour="ink2" $tabular>
        {uiTexts.step(current, steps.length)}
      </Text>
      <List $count={steps.length} aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(index + 1, current);
          return (
            <Item key={step.id} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Name>
                {index + 1}. {step.label}
              </Name>
              {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
              {step.note && <Note>{step.note}</Note>}
            </Item>
          );
        })}
      </List>
    </Wrap>
  );
}
