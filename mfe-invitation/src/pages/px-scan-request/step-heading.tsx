import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { type Filled, mayOpen, type StepNumber, stepNumbers } from './hand-off';

const Position = styled(Text)`
  margin-top: ${token.space16};

  ${media.print} {
    display: none;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token.space8};
  margin-top: ${token.space8};

  /* The step at hand takes what its name needs, however large the text; the others are numbers. */
  ${media.below(568)} {
    display: flex;

    > * {
      flex: 1;
    }

    > [aria-current='step'] {
      flex: none;
      max-width: 60%;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Step = styled.li<{ $reached: boolean }>`
  padding-top: ${token.space8};
  border-top: 4px solid ${({ $reached }) => ($reached ? token.brand : token.divider)};
  color: ${({ $reached }) => ($reached ? token.ink : token.ink2)};
  font-size: ${token.text14};
  line-height: 1.25rem;
  font-weight: ${({ $reached }) => ($reached ? token.weightStrong : token.weightMedium)};
  overflow-wrap: anywhere;
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

const Name = styled.span`
  ${media.below(568)} {
    [aria-current='step'] & {
      font-size: ${token.text13};
    }

    li:not([aria-current='step']) & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const titles: Readonly<Record<StepNumber, string>> = {
  1: texts.birthDate.title,
  2: texts.account.title,
  3: texts.choices.title,
  4: texts.steps[3],
  5: texts.done.title,
};

interface StepHeadingProps {
  step: StepNumber;
  filled: Filled;
  /** The block of the form, to which the page scrolls at the end (IN-059). */
  block: RefObject<HTMLElement | null>;
  onOpen: (step: StepNumber) => void;
}

/** Title of the step, where it stands among the five, and the steps that can be opened. A new step takes focus. */
export function StepHeading({ step, filled, block, onOpen }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    const target = step === 5 ? block.current : heading.current;
    target?.scrollIntoView({ block: step === 5 ? 'start' : 'center' });
  }, [step, block]);

  const stateOf = (place: StepNumber) => (place < step ? texts.state.done : place === step ? texts.state.current : texts.state.open);
  return (
    <header>
      {step < 5 && (
        <Text $size="note" $strong $colour="ink2">
          {texts.overline}
        </Text>
      )}
      <Heading level={1} ref={heading} tabIndex={-1}>
        {titles[step]}
      </Heading>
      <Position $size="note" $colour="ink2" $tabular>
        {texts.position(step, stepNumbers.length)}
      </Position>
      <Steps aria-label={texts.progress}>
        {stepNumbers.map((place) => {
          const words = (
            <>
              {place}.<Name> {texts.steps[place - 1]}</Name>
              <VisuallyHidden>, {stateOf(place)}</VisuallyHidden>
            </>
          );
          const opens = place !== step && mayOpen(place, filled);
          return (
            <Step key={place} $reached={place <= step} aria-current={place === step ? 'step' : undefined}>
              {opens ? (
                <Jump type="button" onClick={() => onOpen(place)}>
                  {words}
                </Jump>
              ) : (
                words
              )}
            </Step>
          );
        })}
      </Steps>
    </header>
  );
}
