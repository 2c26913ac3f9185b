import { brand } from '@scanharbor/shared-contracts';
import { computedLater, Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type ArticleSection } from '../content/article';
import { getPointLanguage } from './english-text';
import { Picture, stepSize } from './picture';
import { pictureBeside } from './picture-beside';

const Section = styled.section`
  display: grid;
  gap: ${token.space12};

  img {
    width: 104px;
    height: auto;
  }

  ${pictureBeside({ from: 568, ...stepSize })}

  & ~ & ~ & {
    ${computedLater('16rem')}
  }
`;

/** Shows the points of a text as a list. */
export const Points = styled.ul`
  display: grid;
  gap: ${token.space8};
  max-width: ${token.lineLength};
  padding-inline-start: 1.25rem;
  list-style: disc;

  li::marker {
    color: ${token.brand};
  }
`;

/** Shows a paragraph and turns our email address in it into a link. */
function ParagraphText({ text }: { text: string }) {
  return text.split(brand.careTeamEmail).map((textPart, index) => (
    <Fragment key={textPart}>
      {index > 0 && <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>}
      {textPart}
    </Fragment>
  ));
}

/** Shows the sections of a text, each with a heading and an anchor. */
export function ArticleSections({ sections }: { sections: readonly ArticleSection[] }) {
  return sections.map(({ id, heading, picture, text = [], list = [] }) => (
    <Section key={id} id={id} aria-labelledby={`${id}-title`}>
      {picture && <Picture name={picture} {...stepSize} />}
      <Heading level={2} id={`${id}-title`}>
        {heading}
      </Heading>
      {text.map((paragraph) => (
        <Text key={paragraph}>
          <ParagraphText text={paragraph} />
        </Text>
      ))}
      {list.length > 0 && (
        <Points>
          {list.map((point) => (
            <li key={point} lang={getPointLanguage(point)}>
              {point}
            </li>
          ))}
        </Points>
      )}
    </Section>
  ));
}
