import { Page } from '@scanharbor/shared-ui/layout';
import { media, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Article } from '../content/article';
import { webPage } from '../content/structured-data';
import { ArticleHead } from './article-head';
import { ArticleSections } from './article-sections';
import { NextLinks } from './next-links';
import { SearchFacts } from './search-facts';

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space32};
  max-width: 760px;

  ${media.from(991)} {
    gap: 40px;
  }
`;

/** A page of words from its content; `children` come after the sections. */
export function ArticlePage({ article, children }: { article: Article; children?: ReactNode }) {
  return (
    <Page>
      <SearchFacts path={article.path} things={[webPage(article), ...(article.things ?? [])]} />
      <Column>
        <ArticleHead title={article.title} lead={article.lead} review={article.review} />
        <ArticleSections sections={article.sections} />
        {children}
        <NextLinks links={article.next} />
      </Column>
    </Page>
  );
}
