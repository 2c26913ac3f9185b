import { useRef } from 'react';
import { Stack } from '@scanharbor/shared-ui/layout';
import { StepIndicator, useFocusOnStep } from '@scanharbor/shared-ui/step-indicator';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';
import { scrollToForm } from './scroll-to-form';
import { useHasMoved } from './flow-entry';
import { type FlowPosition, getStep } from './request-machine';

const steps = flowTexts.steps.map(({ name, about }) => ({ id: name, label: name, note: about }));

const getTitle = (position: FlowPosition) =>
  position === 'check' ? flowTexts.checkTitle : (flowTexts.steps[position - 1] ?? flowTexts.steps[0]).title;

/**
 * The title of a position and the number of its step among the four. A new title takes focus and is scrolled to (PR-016);
 * so does the title after a move to another URL, which may show the same screen.
 */
export function FlowHeading({ position, overline }: { position: FlowPosition; overline: string }) {
  const title = getTitle(position);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(heading, title, scrollToForm, useHasMoved());

  return (
    <Stack as="header">
      <div>
        <Text $size="note" $strong $color="ink2">
          {overline}
        </Text>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <StepIndicator steps={steps} current={getStep(position)} label={flowTexts.progress} />
    </Stack>
  );
}
