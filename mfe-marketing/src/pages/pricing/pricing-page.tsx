import { paths } from '@scanharbor/shared-contracts';
import { Navigate } from 'react-router-dom';

/** Redirects to the list of scans, which shows the prices (MK-026). */
function PricingPage() {
  return <Navigate to={paths.scans()} replace />;
}

export { PricingPage as Page };
