import { paths } from '@scanharbor/shared-contracts';
import { Page, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { ScriptOnly } from '../../components/script-only';
import { ExternalRedirect } from '../../components/external-redirect';
import { Questions } from '../../components/questions';
import { SeoMetadata } from '../../components/seo-metadata';
import { SectionTitle } from '../../components/section-title';
import { TestFinder } from '../../components/test-finder/test-finder';
import { finderIntro } from '../../content/finder-intro';
import { scansPage, scansThings } from '../../content/scans/scans-page';
import { RateTable } from './rate-table';
import { ScanIndex } from './scan-index';

/** Lists all scan types with our rate and the market rate (MK-040). */
function ScansPage() {
  return (
    <ExternalRedirect path={paths.scans()}>
      <SeoMetadata path={paths.scans()} structuredData={typeof document === 'undefined' && scansThings()} />
      <Page>
        <Stack $gap="space32">
          <Stack $gap="space12">
            <Heading level={1}>{scansPage.title}</Heading>
            <Text $size="lead" $color="ink2">
              {scansPage.lead}
            </Text>
          </Stack>
          <RateTable />
          <ScriptOnly as="section" aria-labelledby="finder-title">
            <Stack>
              <SectionTitle id="finder-title" title={finderIntro.title} lead={finderIntro.lead} />
              <TestFinder />
            </Stack>
          </ScriptOnly>
          <Questions />
          <ScanIndex />
        </Stack>
      </Page>
    </ExternalRedirect>
  );
}

export { ScansPage as Page };
