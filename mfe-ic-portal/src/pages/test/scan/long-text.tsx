import { Button } from '@scanharbor/shared-ui/button';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';

/** From how many characters on a text is cut (IC-076). */
const longTextLimit = 400;

const Whole = styled(Text)`
  white-space: pre-line;
`;

/** A titled text of any length; over 400 characters it is cut, with a toggle for the rest (IC-076). */
export function LongText({ title, text }: { title: string; text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = text.length > longTextLimit;
  const shown = long && !whole ? `${text.slice(0, longTextLimit).trimEnd()}…` : text;
  return (
    <div>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Whole id={id}>{shown || texts.test.none}</Whole>
      {long && (
        <Button
          variant="link"
          aria-expanded={whole}
          aria-controls={id}
          aria-label={whole ? texts.test.lessOf(title) : texts.test.moreOf(title)}
          onClick={() => setWhole(!whole)}
        >
          {whole ? texts.test.less : texts.test.more}
        </Button>
      )}
    </div>
  );
}
