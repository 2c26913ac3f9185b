import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@scanharbor/shared-contracts';
import { ProviderRegistration } from './provider-registration';

/** Registers patients in the request flow and imaging centers here; patients without a kind in the URL (PR-210 to PR-212). */
export function Page() {
  const { userType = 'patient' } = useParams();
  if (userType === 'patient') return <Navigate to={paths.requestScan()} replace />;
  if (userType === 'provider') return <ProviderRegistration />;
  return <Navigate to={paths.notFound()} replace />;
}
