import { useEffect, useRef } from 'react';
import { Stack } from '@scanharbor/shared-ui/layout';
import { StepIndicator } from '@scanharbor/shared-ui/step-indicator';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';
import { scrollToForm } from './scroll-to-form';
import { type FlowPlace, stepOf, useHasMoved } from './use-flow-history';

const steps = flowTexts.steps.map(({ name, about }) => ({ id: name, label: name, note: about }));

const titleOf = (place: FlowPlace) => (place === 'check' ? flowTexts.checkTitle : (flowTexts.steps[place - 1] ?? flowTexts.steps[0]).title);

/**
 * The title of the place and where its step stands among the four; a change of title moves focus and the page to it (PR-016). So does
 * a move to another address, which may be of the same screen, so that nothing else leads there.
 */
export function FlowHeading({ place, overline }: { place: FlowPlace; overline: string }) {
  const title = titleOf(place);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(useHasMoved() ? undefined : title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (!heading.current) return;
    heading.current.focus({ preventScroll: true });
    scrollToForm(heading.current);
  }, [title]);

  return (
    <Stack as="header">
      <div>
        <Text $size="note" $strong $colour="ink2">
          {overline}
        </Text>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <StepIndicator steps={steps} current={stepOf(place)} label={flowTexts.progress} />
    </Stack>
  );
}
