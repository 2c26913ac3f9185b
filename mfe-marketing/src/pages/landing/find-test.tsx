import { Band, BandContent } from '../../components/band';
import { SectionTitle } from '../../components/section-title';
import { BrowseTests } from '../../components/test-finder/browse-tests';
import { finderIntro } from '../../content/finder-intro';

/** Offers all tests, level by level, for scans that are not in the list above. */
export function FindTest() {
  return (
    <Band $below $scriptOnly aria-labelledby="finder-title">
      <BandContent>
        <SectionTitle id="finder-title" title={finderIntro.title} lead={finderIntro.lead} />
        <BrowseTests />
      </BandContent>
    </Band>
  );
}
