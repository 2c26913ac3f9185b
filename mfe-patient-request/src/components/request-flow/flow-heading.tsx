import { useEffect, useRef } from 'react';
import { Stack } from '@scanharbor/shared-ui/layout';
import { StepIndicator } from '@scanharbor/shared-ui/step-indicator';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';
import { type StepNumber } from './flow-draft';
import { scrollToForm } from './scroll-to-form';

const steps = flowTexts.steps.map(({ name, about }) => ({ id: name, label: name, note: about }));

/** The step's title and where it stands among the four; a change of title moves focus and the page to it (PR-016). */
export function FlowHeading({ step, title, overline }: { step: StepNumber; title: string; overline: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
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
      <StepIndicator steps={steps} current={step} label={flowTexts.progress} />
    </Stack>
  );
}
