import { Outside } from '../../components/outside';
import { BlogFeed } from './blog-feed';
import { FindTest } from './find-test';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Rates } from './rates';

/** The landing page for guests (MK-001). */
function LandingPage() {
  return (
    <Outside path="/">
      <Hero />
      <Rates />
      <FindTest />
      <HowItWorks />
      <BlogFeed />
    </Outside>
  );
}

export { LandingPage as Page };
