import { paths } from '@scanharbor/shared-contracts';
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../../../components/article-page';
import { Outside } from '../../../components/outside';
import { RequestCall } from '../../../components/request-call';
import { scanArticle } from '../../../content/scans/scan-article';
import { defaultScan, isScan, scanNames } from '../../../content/scans/scan-names';

/** What to know about a scan (MK-042); an unknown one shows MRI, and says that MRI's address is the true one (MK-043). */
function ScanInfoPage() {
  const { scanType } = useParams();
  const slug = isScan(scanType) ? scanType : defaultScan;
  const page = <ArticlePage key={slug} article={scanArticle(slug)} aside={<RequestCall type={scanNames[slug].type} />} />;
  return slug === defaultScan ? <Outside path={paths.scanInfo(slug)}>{page}</Outside> : page;
}

export { ScanInfoPage as Page };
