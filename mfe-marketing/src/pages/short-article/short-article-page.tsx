import { useLocation } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { accreditation } from '../../content/articles/accreditation';
import { baa } from '../../content/articles/baa';
import { security } from '../../content/articles/security';

const articles = [accreditation, baa, security] as const;

/** Shows accreditation, the business associate agreement or security: each is too short for a file of its own. */
function ShortArticlePage() {
  const { pathname } = useLocation();
  const article = articles.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? accreditation;
  return <ArticlePage key={article.path} article={article} />;
}

export { ShortArticlePage as Page };
