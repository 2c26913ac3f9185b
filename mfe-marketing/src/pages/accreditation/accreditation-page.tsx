import { ArticlePage } from '../../components/article-page';
import { accreditation } from '../../content/articles/accreditation';

function AccreditationPage() {
  return <ArticlePage article={accreditation} />;
}

export { AccreditationPage as Page };
