import { Outside } from '../../components/outside';
import { BlogFeed } from './blog-feed';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Rates } from './rates';

/** The landing page for guests (MK-001). */
function LandingPage() {
  return (
    <Outside path="/">
      <Hero />
      <Rates />
      <HowItWorks />
      <BlogFeed />
    </Outside>
  );
}

export { LandingPage as Page };
