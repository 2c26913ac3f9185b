import { Heading, media, tabularFigures, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  gap: ${token.space32};

  ${media.from(768)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space4};
`;

const Count = styled.span`
  color: ${token.brand};
  font-weight: ${token.weightBold};
  ${tabularFigures}
`;

interface NumberedStep {
  title: string;
  text: string;
}

/** Shows numbered steps in a row. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <List>
      {steps.map(({ title, text }, index) => (
        <Step key={title}>
          <Count aria-hidden="true">{index + 1}</Count>
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text $color="ink2">{text}</Text>
        </Step>
      ))}
    </List>
  );
}
