import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useParams } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { blogArticles } from '../../content/articles/blog';
import { blogPostSchema } from '../../content/structured-data';

/** Shows an article of the blog; any other URL is not found. */
function BlogPage() {
  const { article: slug = '' } = useParams();
  const article = blogArticles.find(({ path }) => path === paths.blogArticle(slug));
  if (!article) return <Navigate to={paths.notFound()} replace />;
  const structuredData = typeof document === 'undefined' ? [blogPostSchema(article)] : [];
  return <ArticlePage key={slug} article={{ ...article, structuredData }} />;
}

export { BlogPage as Page };
