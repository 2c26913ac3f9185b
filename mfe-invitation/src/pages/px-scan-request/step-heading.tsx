import { Stack } from '@scanharbor/shared-ui/layout';
import { StepIndicator, useFocusOnStep } from '@scanharbor/shared-ui/step-indicator';
import { Heading, media, Text } from '@scanharbor/shared-ui/theme';
import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { type CompletedSteps, canOpenStep, type StepNumber, stepNumbers } from './hand-off-draft';

const Progress = styled.div`
  ${media.print} {
    display: none;
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
  filled: CompletedSteps;
  /** The block of the form, scrolled to at the end (IN-059). */
  block: RefObject<HTMLElement | null>;
  onOpen: (step: StepNumber) => void;
}

/** Title of the step, its number among the five, and links to the steps that can be opened. A new step takes focus. */
export function StepHeading({ step, filled, block, onOpen }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(heading, step, (title) => {
    const target = step === 5 ? block.current : title;
    target?.scrollIntoView({ block: step === 5 ? 'start' : 'center' });
  });

  const steps = stepNumbers.map((number) => ({
    id: String(number),
    label: texts.steps[number - 1] ?? '',
    onOpen: canOpenStep(number, filled) ? () => onOpen(number) : undefined,
  }));
  return (
    <Stack as="header">
      <div>
        {step < 5 && (
          <Text $size="note" $strong $color="ink2">
            {texts.overline}
          </Text>
        )}
        <Heading level={1} ref={heading} tabIndex={-1}>
          {titles[step]}
        </Heading>
      </div>
      <Progress>
        <StepIndicator steps={steps} current={step} label={texts.progress} />
      </Progress>
    </Stack>
  );
}
