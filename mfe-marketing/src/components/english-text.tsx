import { preparation } from '@scanharbor/shared-contracts/domain/preparation';
import { Text } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { texts } from '../texts';

/** Without a box, so that the children are in the layout of the parent. */
const Transparent = styled.div`
  display: contents;
`;

/** Returns the language of a text that is in English unless it was translated; undefined where it is that of the page. */
export const getTextLanguage = (translatedInto?: string) => (texts.englishOnly && !translatedInto ? 'en' : undefined);

/** Returns the language of a point in such a text that is translated nevertheless: the preparation, which other screens show, too. */
export const getPointLanguage = (point: string) =>
  texts.englishOnly && Object.values(preparation).some((list) => (list as readonly string[]).includes(point)) ? texts.language : undefined;

/** Says on a page in another language that the text below is in English; renders nothing otherwise. */
export const EnglishNote = ({ translatedInto }: { translatedInto?: string | undefined }) =>
  getTextLanguage(translatedInto) ? <Text $color="ink2">{texts.englishOnly}</Text> : null;

/** Marks a text that is in English unless it was translated, so that it is read aloud, hyphenated and translated as such. */
export const EnglishText = ({ translatedInto, children }: { translatedInto?: string | undefined; children: ReactNode }) => (
  <Transparent lang={getTextLanguage(translatedInto)}>{children}</Transparent>
);
