import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { type ArticleSection } from '../content/article';
import { texts } from '../texts';

const Contents = styled.nav`
  display: none;
  font-size: ${token.text14};

  ${media.from(991)} {
    display: grid;
    gap: ${token.space8};
    padding-inline-start: ${token.space16};
    border-inline-start: 2px solid ${token.divider};
  }

  li {
    padding-block: ${token.space4};
  }

  a {
    color: ${token.ink2};
    text-decoration: none;
  }

  a:hover {
    color: ${token.brand};
    text-decoration: underline;
  }
`;

const Title = styled.p`
  font-weight: ${token.weightStrong};
`;

/** Shows a table of contents for a long text, on wide screens only. */
export function OnThisPage({ sections, language }: { sections: readonly ArticleSection[]; language?: string | undefined }) {
  return (
    <Contents aria-labelledby="on-this-page">
      <Title id="on-this-page">{texts.onThisPage}</Title>
      <ul lang={language}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </Contents>
  );
}
