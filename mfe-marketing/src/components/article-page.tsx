import { Page, WithAside } from '@scanharbor/shared-ui/layout';
import { media, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Article } from '../content/article';
import { webPageSchema } from '../content/structured-data';
import { ArticleHead } from './article-head';
import { ArticleSections } from './article-sections';
import { EnglishNote, EnglishText, getTextLanguage } from './english-text';
import { NextLinks } from './next-links';
import { OnThisPage } from './on-this-page';
import { SeoMetadata } from './seo-metadata';

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space32};
  max-width: 760px;

  ${media.from(991)} {
    gap: 40px;
  }
`;

/** Actions, beside the text; on a small screen after it. */
const Aside = styled.div`
  display: grid;
  gap: ${token.space24};

  ${media.from(991)} {
    position: sticky;
    top: 96px;
  }
`;

interface ArticlePageProps {
  article: Article;
  /** Content beside the text. */
  aside?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
}

/** Shows a text page from its content. */
export function ArticlePage({ article, aside, children }: ArticlePageProps) {
  return (
    <Page>
      <SeoMetadata
        path={article.path}
        card={article.scanType}
        structuredData={typeof document === 'undefined' && [webPageSchema(article), ...(article.structuredData ?? [])]}
      />
      <WithAside>
        <Column>
          <EnglishNote translatedInto={article.language} />
          <EnglishText translatedInto={article.language}>
            <ArticleHead title={article.title} lead={article.lead} scanType={article.scanType} review={article.review} />
            <ArticleSections sections={article.sections} />
          </EnglishText>
          {children}
          <EnglishText translatedInto={article.language}>
            <NextLinks links={article.next} />
          </EnglishText>
        </Column>
        <Aside>
          {aside}
          <OnThisPage sections={article.sections} language={getTextLanguage(article.language)} />
        </Aside>
      </WithAside>
    </Page>
  );
}
