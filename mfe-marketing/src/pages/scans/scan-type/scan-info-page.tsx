import { paths } from '@scanharbor/shared-contracts';
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../../../components/article-page';
import { ExternalRedirect } from '../../../components/external-redirect';
import { RequestCta } from '../../../components/request-cta';
import { scanArticle } from '../../../content/scans/scan-article';
import { defaultScan, isScan, scanNames } from '../../../content/scans/scan-names';

/** Shows the info page of a scan (MK-042). An unknown scan shows MRI, with the URL of MRI as the canonical one (MK-043). */
function ScanInfoPage() {
  const { scanType } = useParams();
  const slug = isScan(scanType) ? scanType : defaultScan;
  const page = <ArticlePage key={slug} article={scanArticle(slug)} aside={<RequestCta type={scanNames[slug].type} />} />;
  return slug === defaultScan ? <ExternalRedirect path={paths.scanInfo(slug)}>{page}</ExternalRedirect> : page;
}

export { ScanInfoPage as Page };
