import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Picture, type PictureName, stepSize } from './picture';

const List = styled.ol`
  display: grid;
  gap: ${token.space24} ${token.space32};

  ${media.from(768)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The picture is above the text on a desktop, and beside it on a phone. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 104px 1fr;
  gap: ${token.space4} ${token.space16};
  align-content: start;

  img {
    grid-row: span 2;
    height: auto;
  }

  ${media.from(768)} {
    grid-template-columns: 1fr;

    img {
      margin-bottom: ${token.space8};
    }
  }
`;

interface NumberedStep {
  picture: PictureName;
  title: string;
  text: string;
}

/** Shows numbered steps in a row, each with its picture. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <List>
      {steps.map(({ picture, title, text }, index) => (
        <Step key={title}>
          <Picture name={picture} {...stepSize} />
          <Heading level={3} size="card">
            {index + 1}. {title}
          </Heading>
          <Text $color="ink2">{text}</Text>
        </Step>
      ))}
    </List>
  );
}
