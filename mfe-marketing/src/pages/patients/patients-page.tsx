import { paths } from '@scanharbor/shared-contracts';
import { Navigate } from 'react-router-dom';

/** Redirects patients to how it works (MK-023). */
function PatientsPage() {
  return <Navigate to={paths.howItWorks()} replace />;
}

export { PatientsPage as Page };
