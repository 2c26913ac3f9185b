import { Band, BandContent } from '../../components/band';
import { SectionTitle } from '../../components/section-title';
import { BrowseTests } from '../../components/test-finder/browse-tests';
import { finderTexts } from '../../content/finder';

/** All tests, level by level, for those who do not find theirs in the list above. */
export function FindTest() {
  return (
    <Band aria-labelledby="finder-title">
      <BandContent>
        <SectionTitle id="finder-title" title={finderTexts.title} lead={finderTexts.lead} />
        <BrowseTests />
      </BandContent>
    </Band>
  );
}
