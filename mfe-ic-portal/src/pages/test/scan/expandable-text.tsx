import { Button } from '@scanharbor/shared-ui/button';
import { Heading, media, Text } from '@scanharbor/shared-ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';

/** The number of characters above which a text is cut (IC-076). */
const longTextLimit = 400;

const FullText = styled(Text)`
  white-space: pre-line;
`;

/** On paper the text is whole. */
const PrintedText = styled(FullText)`
  display: none;

  ${media.print} {
    display: block;
  }
`;

/** A titled text of any length; over 400 characters it is cut on the screen, with a toggle for the rest (IC-076). */
export function ExpandableText({ title, text }: { title: string; text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const long = text.length > longTextLimit;
  const isCut = long && !isExpanded;
  return (
    <div>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <FullText id={id} data-print={isCut ? 'hide' : undefined}>
        {isCut ? `${text.slice(0, longTextLimit).trimEnd()}…` : text}
      </FullText>
      {isCut && <PrintedText>{text}</PrintedText>}
      {long && (
        <Button
          variant="link"
          data-print="hide"
          aria-expanded={isExpanded}
          aria-controls={id}
          aria-label={isExpanded ? texts.test.lessOf(title) : texts.test.moreOf(title)}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? texts.test.less : texts.test.more}
        </Button>
      )}
    </div>
  );
}
