import { ArticlePage } from '../../components/article-page';
import { security } from '../../content/articles/security';

function SecurityPage() {
  return <ArticlePage article={security} />;
}

export { SecurityPage as Page };
