import { paths } from '@scanharbor/shared-contracts';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { ExternalRedirect } from '../../components/external-redirect';
import { SeoMetadata } from '../../components/seo-metadata';
import { landing } from '../../content/landing';
import { websiteSchema, webPageSchema } from '../../content/structured-data';
import { FindTest } from './find-test';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Rates } from './rates';

/** The last section of the page; the page is complete without it (MK-005). */
const BlogFeed = lazySection(async () => (await import('./blog-feed')).BlogFeed, { pending: null });

/** Shows the landing page for guests (MK-001). */
function LandingPage() {
  return (
    <ExternalRedirect path={paths.landing()}>
      <SeoMetadata
        path={paths.landing()}
        structuredData={
          typeof document === 'undefined' && [websiteSchema(landing.lead), webPageSchema({ ...landing, path: paths.landing() })]
        }
      />
      <Hero />
      <Rates />
      <FindTest />
      <HowItWorks />
      <BlogFeed />
    </ExternalRedirect>
  );
}

export { LandingPage as Page };
