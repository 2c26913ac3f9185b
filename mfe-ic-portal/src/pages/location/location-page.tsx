import { paths, useSession } from '@scanharbor/shared-contracts';
import { useLocationQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { BillingCard } from './billing-card';
import { LocationForm } from './location-form';
import { LocationSummary } from './location-summary';
import { ModalitiesCard } from './modalities-card';

/** /providers/location/{id}: one location; standard providers read it (IC-151, IC-152, D115). */
function LocationPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id);
  const { user } = useSession();
  const { currentData: location, isError, isFetching, refetch } = useLocationQuery(id, { skip: !isId });
  const isAdmin = user?.isAdmin ?? false;
  return (
    <>
      {isAdmin && <BackLink to={paths.locations()}>{texts.location.back}</BackLink>}
      <PageHead title={location?.name ?? texts.location.title} />
      <FormColumn>
        {location && (isAdmin ? <LocationForm key={id} location={location} /> : <LocationSummary location={location} />)}
        {location && <ModalitiesCard location={location} editable={isAdmin} />}
        {location && isAdmin && <BillingCard key={`billing-${id}`} location={location} />}
        {!location && (isError || !isId) && (
          <LoadError title={texts.location.failed} onRetry={isId ? () => void refetch() : undefined} retrying={isFetching} />
        )}
        {!location && isFetching && <Skeleton lines={8} />}
      </FormColumn>
    </>
  );
}

export { LocationPage as Page };
