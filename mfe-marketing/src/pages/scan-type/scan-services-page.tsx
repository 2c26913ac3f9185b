import { paths } from '@scanharbor/shared-contracts';
import { Page, Stack } from '@scanharbor/shared-ui/layout';
import { Navigate, useLocation } from 'react-router-dom';
import { ArticleHead } from '../../components/article-head';
import { RequestCall } from '../../components/request-call';
import { SearchFacts } from '../../components/search-facts';
import { type ScanServiceSlug, scanServiceSlugs } from '../../content/rates';
import { scanServices, servicesThings } from '../../content/scans/scan-services';
import { Accordion } from './accordion';

const isService = (slug: string): slug is ScanServiceSlug => (scanServiceSlugs as readonly string[]).includes(slug);

/** The services page of a scan type (MK-044); any other address is not found (MK-045). */
function ScanServicesPage() {
  const slug = useLocation().pathname.replaceAll('/', '');
  if (!isService(slug)) return <Navigate to={paths.notFound()} replace />;
  const { title, lead, items } = scanServices(slug);
  return (
    <Page key={slug}>
      <SearchFacts path={paths.scanServices(slug)} things={servicesThings(slug)} />
      <Stack $gap="space32">
        <ArticleHead title={title} lead={lead} review="clinician" />
        <RequestCall type={slug} />
        <Accordion items={items} />
      </Stack>
    </Page>
  );
}

export { ScanServicesPage as Page };
