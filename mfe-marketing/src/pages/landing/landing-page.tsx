import { paths } from '@scanharbor/shared-contracts';
import { ExternalRedirect } from '../../components/external-redirect';
import { SeoMetadata } from '../../components/seo-metadata';
import { landing } from '../../content/landing';
import { websiteSchema, webPageSchema } from '../../content/structured-data';
import { BlogFeed } from './blog-feed';
import { FindTest } from './find-test';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Rates } from './rates';

/** Shows the landing page for guests (MK-001). */
function LandingPage() {
  return (
    <ExternalRedirect path={paths.landing()}>
      <SeoMetadata
        path={paths.landing()}
        structuredData={[websiteSchema(landing.lead), webPageSchema({ ...landing, path: paths.landing() })]}
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
