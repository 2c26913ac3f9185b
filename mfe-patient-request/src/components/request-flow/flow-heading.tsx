import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';
import { type StepNumber } from './flow-draft';
import { scrollToForm } from './scroll-to-form';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space8};
  margin-top: ${token.space16};
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $reached: boolean }>`
  padding-top: 10px;
  border-top: 4px solid ${({ $reached }) => ($reached ? token.brand : token.divider)};
  font-size: ${token.text14};
  line-height: 1.25rem;
  font-weight: ${({ $reached }) => ($reached ? token.weightStrong : token.weightMedium)};
  color: ${({ $reached }) => ($reached ? token.ink : token.ink2)};
`;

const About = styled.span`
  display: none;
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightRegular};
  color: ${token.ink2};

  ${media.from(568)} {
    display: block;
  }
`;

interface FlowHeadingProps {
  step: StepNumber;
  title: string;
}

const stateOf = (place: number, step: StepNumber) =>
  place < step ? flowTexts.done : place === step ? flowTexts.current : flowTexts.notDone;

/** The step's title and where it stands among the four; a change of title moves focus and the page to it (PR-016). */
export function FlowHeading({ step, title }: FlowHeadingProps) {
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
    <header>
      <Text $size="note" $strong $colour="ink2">
        {flowTexts.overline}
        <VisuallyHidden>
          , Step {step} of {flowTexts.steps.length}
        </VisuallyHidden>
      </Text>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Steps aria-label={flowTexts.progress}>
        {flowTexts.steps.map(({ name, about }, index) => (
          <Step key={name} $reached={index < step} aria-current={index + 1 === step ? 'step' : undefined}>
            {index + 1}. {name}
            <VisuallyHidden>, {stateOf(index + 1, step)}</VisuallyHidden>
            <About>{about}</About>
          </Step>
        ))}
      </Steps>
    </header>
  );
}
