import { Page } from '@scanharbor/shared-ui/layout';
import { media, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Article } from '../content/article';
import { ArticleHead } from './article-head';
import { ArticleSections } from './article-sections';
import { NextLinks } from './next-links';

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
      <Column>
        <ArticleHead title={article.title} lead={article.lead} review={article.review} />
        <ArticleSections sections={article.sections} />
        {children}
        <NextLinks links={article.next} />
      </Column>
    </Page>
  );
}
