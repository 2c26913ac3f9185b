import { ArticlePage } from '../../components/article-page';
import { baa } from '../../content/articles/baa';

function BaaPage() {
  return <ArticlePage article={baa} />;
}

export { BaaPage as Page };
