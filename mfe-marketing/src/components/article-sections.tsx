import { brand } from '@scanharbor/shared-contracts';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type ArticleSection } from '../content/article';

const Section = styled.section`
  display: grid;
  gap: ${token.space12};
`;

/** Points of a text. */
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

/** A paragraph in which our address can be pressed. */
function Words({ text }: { text: string }) {
  return text.split(brand.careTeamEmail).map((words, place) => (
    <Fragment key={words}>
      {place > 0 && <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>}
      {words}
    </Fragment>
  ));
}

/** Headed parts of a text, each with an anchor. */
export function ArticleSections({ sections }: { sections: readonly ArticleSection[] }) {
  return sections.map(({ id, heading, text = [], list = [] }) => (
    <Section key={id} id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {heading}
      </Heading>
      {text.map((paragraph) => (
        <Text key={paragraph}>
          <Words text={paragraph} />
        </Text>
      ))}
      {list.length > 0 && (
        <Points>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </Section>
  ));
}
