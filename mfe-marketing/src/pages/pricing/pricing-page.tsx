import { paths } from '@scanharbor/shared-contracts';
import { Navigate } from 'react-router-dom';

/** Prices are on the list of scans (MK-026). */
function PricingPage() {
  return <Navigate to={paths.scans()} replace />;
}

export { PricingPage as Page };
