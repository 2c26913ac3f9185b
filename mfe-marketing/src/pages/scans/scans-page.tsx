import { paths } from '@scanharbor/shared-contracts';
import { Page, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { Alive } from '../../components/alive';
import { Outside } from '../../components/outside';
import { SearchFacts } from '../../components/search-facts';
import { SectionTitle } from '../../components/section-title';
import { TestFinder } from '../../components/test-finder/test-finder';
import { finderIntro } from '../../content/finder-intro';
import { scansPage, scansThings } from '../../content/scans/scans-page';
import { RateTable } from './rate-table';
import { ScanIndex } from './scan-index';

/** All scan types with the product's rate and the market rate (MK-040). */
function ScansPage() {
  return (
    <Outside path={paths.scans()}>
      <SearchFacts path={paths.scans()} things={scansThings()} />
      <Page>
        <Stack $gap="space32">
          <Stack $gap="space12">
            <Heading level={1}>{scansPage.title}</Heading>
            <Text $size="lead" $colour="ink2">
              {scansPage.lead}
            </Text>
          </Stack>
          <RateTable />
          <Alive as="section" aria-labelledby="finder-title">
            <Stack>
              <SectionTitle id="finder-title" title={finderIntro.title} lead={finderIntro.lead} />
              <TestFinder />
            </Stack>
          </Alive>
          <ScanIndex />
        </Stack>
      </Page>
    </Outside>
  );
}

export { ScansPage as Page };
