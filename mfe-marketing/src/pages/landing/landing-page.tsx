import { paths } from '@scanharbor/shared-contracts';
import { afterPaint, lazySection } from '@scanharbor/shared-ui/lazy';
import { media } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Band } from '../../components/band';
import { ExternalRedirect } from '../../components/external-redirect';
import { SeoMetadata } from '../../components/seo-metadata';
import { landing } from '../../content/landing';
import { websiteSchema, webPageSchema } from '../../content/structured-data';
import { Hero } from './hero';
import { MoreSections as PrerenderedSections } from './more-sections';
import { Rates } from './rates';
import { Start } from './start';

/** About the height of the sections, so that the footer keeps its place while their code loads. */
const SectionsPlace = styled(Band)`
  min-height: 96rem;

  ${media.from(991)} {
    min-height: 76rem;
  }
`;

/**
 * The page is complete without them. They are prerendered for readers without scripts; in a browser their code follows the first screen.
 */
const MoreSections =
  typeof document === 'undefined'
    ? PrerenderedSections
    : lazySection(
        async () => {
          await afterPaint();
          return (await import('./more-sections')).MoreSections;
        },
        { pending: <SectionsPlace /> },
      );

/** Shows the landing page for guests (MK-001). */
function LandingPage() {
  return (
    <ExternalRedirect path={paths.landing()}>
      <SeoMetadata
        path={paths.landing()}
        structuredData={
          typeof document === 'undefined' && [websiteSchema(landing.lead), webPageSchema({ ...landing, path: paths.landing() })]
        }
      />
      <Hero />
      <Start />
      <Rates />
      <MoreSections />
    </ExternalRedirect>
  );
}

export { LandingPage as Page };
