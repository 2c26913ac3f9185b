import { ArticlePage } from '../../components/article-page';
import { privacy } from '../../content/articles/privacy';

function PrivacyPage() {
  return <ArticlePage article={privacy} />;
}

export { PrivacyPage as Page };
