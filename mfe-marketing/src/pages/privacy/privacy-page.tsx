import { config } from '@scanharbor/shared-contracts';
import { ArticlePage } from '../../components/article-page';
import { privacy } from '../../content/articles/privacy';
import { AnalyticsChoice } from './analytics-choice';

function PrivacyPage() {
  return <ArticlePage article={privacy} aside={config().analyticsUrl && <AnalyticsChoice />} />;
}

export { PrivacyPage as Page };
