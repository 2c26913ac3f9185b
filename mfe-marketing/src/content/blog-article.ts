import { type Article } from './article';

/** An article of the blog; its teaser on the landing page links to it. */
export interface BlogArticle extends Article {
  /** Day of publication, YYYY-MM-DD. */
  date: string;
}
