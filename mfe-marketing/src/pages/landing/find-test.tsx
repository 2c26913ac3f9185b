import { Band, BandContent } from '../../components/band';
import { SectionTitle } from '../../components/section-title';
import { BrowseTests } from '../../components/test-finder/browse-tests';
import { finderIntro } from '../../content/finder-intro';

/** All tests, level by level, for those who do not find theirs in the list above. */
export function FindTest() {
  return (
    <Band $alive aria-labelledby="finder-title">
      <BandContent>
        <SectionTitle id="finder-title" title={finderIntro.title} lead={finderIntro.lead} />
        <BrowseTests />
      </BandContent>
    </Band>
  );
}
