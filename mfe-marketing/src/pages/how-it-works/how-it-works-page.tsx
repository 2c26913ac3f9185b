import { config } from '@scanharbor/shared-contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { howItWorks } from '../../content/articles/how-it-works';

/** Delay before the page scrolls to the section in the URL (MK-025). */
const hashScrollDelayMs = 900;

/** Shows the built-in page, or redirects to the configured external one with the hash (MK-024, D16). */
function HowItWorksPage() {
  const { hash } = useLocation();
  const { howItWorksUrl } = config();
  useEffect(() => {
    if (howItWorksUrl) window.location.replace(`${howItWorksUrl}${hash}`);
  }, [howItWorksUrl, hash]);
  useEffect(() => {
    if (!hash) return undefined;
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.scrollIntoView(), hashScrollDelayMs);
    return () => clearTimeout(timer);
  }, [hash]);
  return howItWorksUrl ? null : <ArticlePage article={howItWorks} />;
}

export { HowItWorksPage as Page };
