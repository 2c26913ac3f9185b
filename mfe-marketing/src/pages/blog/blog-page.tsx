import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useParams } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { blogArticles } from '../../content/articles/blog';

/** Shows an article of the blog; any other URL is not found. */
function BlogPage() {
  const { article: slug = '' } = useParams();
  const article = blogArticles.find(({ path }) => path === paths.blogArticle(slug));
  return article ? <ArticlePage key={slug} article={article} /> : <Navigate to={paths.notFound()} replace />;
}

export { BlogPage as Page };
