import { paths } from '@scanharbor/shared-contracts';
import { Page, Stack } from '@scanharbor/shared-ui/layout';
import { Navigate, useLocation } from 'react-router-dom';
import { ArticleHead } from '../../components/article-head';
import { EnglishNote, EnglishText } from '../../components/english-text';
import { RequestCta } from '../../components/request-cta';
import { SeoMetadata } from '../../components/seo-metadata';
import { type ScanServiceSlug, scanServiceSlugs } from '../../content/rates';
import { scanServices, servicesThings } from '../../content/scans/scan-services';
import { Accordion } from './accordion';

const isService = (slug: string): slug is ScanServiceSlug => (scanServiceSlugs as readonly string[]).includes(slug);

/** Shows the services page of a scan type (MK-044); any other path is not found (MK-045). */
function ScanServicesPage() {
  const slug = useLocation().pathname.replaceAll('/', '');
  if (!isService(slug)) return <Navigate to={paths.notFound()} replace />;
  const { title, lead, items } = scanServices(slug);
  return (
    <Page key={slug}>
      <SeoMetadata path={paths.scanServices(slug)} card={slug} structuredData={typeof document === 'undefined' && servicesThings(slug)} />
      <Stack $gap="space32">
        <EnglishNote />
        <EnglishText>
          <ArticleHead title={title} lead={lead} scanType={slug} review="clinician" />
        </EnglishText>
        <RequestCta type={slug} />
        <EnglishText>
          <Accordion items={items} />
        </EnglishText>
      </Stack>
    </Page>
  );
}

export { ScanServicesPage as Page };
