import { paths } from '@scanharbor/shared-contracts';
import { Outside } from '../../components/outside';
import { SearchFacts } from '../../components/search-facts';
import { landing } from '../../content/landing';
import { site, webPage } from '../../content/structured-data';
import { BlogFeed } from './blog-feed';
import { FindTest } from './find-test';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Rates } from './rates';

/** The landing page for guests (MK-001). */
function LandingPage() {
  return (
    <Outside path={paths.landing()}>
      <SearchFacts path={paths.landing()} things={[site(landing.lead), webPage({ ...landing, path: paths.landing() })]} />
      <Hero />
      <Rates />
      <FindTest />
      <HowItWorks />
      <BlogFeed />
    </Outside>
  );
}

export { LandingPage as Page };
