import { Band, BandContent } from '../../components/band';
import { NumberedSteps } from '../../components/numbered-steps';
import { Questions } from '../../components/questions';
import { SectionTitle } from '../../components/section-title';
import { landingMore } from '../../content/landing-more';
import { BlogFeed } from './blog-feed';
import { FindTest } from './find-test';

/**
 * Shows the lower half of the landing page: all tests, the three steps of a request with the deposit rule (MK-012), questions, and the
 * blog.
 */
export function MoreSections() {
  return (
    <>
      <FindTest />
      <Band $below aria-labelledby="how-title">
        <BandContent>
          <SectionTitle id="how-title" title={landingMore.how.title} />
          <NumberedSteps steps={landingMore.how.steps} />
        </BandContent>
      </Band>
      <Band $below>
        <BandContent>
          <Questions />
        </BandContent>
      </Band>
      <BlogFeed />
    </>
  );
}
