import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useLocation } from 'react-router-dom';

const targets: Partial<Record<string, string>> = { '/patients': paths.howItWorks(), '/pricing': paths.scans() };

/** Redirects patients to how it works (MK-023), and prices to the list of scans, which shows them (MK-026). */
function MovedPage() {
  const { pathname } = useLocation();
  return <Navigate to={targets[pathname.replace(/\/$/, '')] ?? paths.notFound()} replace />;
}

export { MovedPage as Page };
