import { paths, useSession } from '@scanharbor/shared-contracts';
import { useBillingAccountsQuery, useLocationBillingQuery } from '@scanharbor/shared-contracts/api/billing';
import { useLocationQuery, useStatesQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Card, FormColumn, FormColumns, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { useSetAccount } from '../../components/billing-account/use-set-account';
import { formatAddress } from '../../components/grid/centers-cell';
import { formatTimeZone } from '../../components/location-form/zone-options';
import { PageHead } from '../../components/page-head';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { FeedsCard } from './feeds/feeds-card';
import { LocationForm } from './location-form';
import { ModalitiesCard } from './modalities-card';
import { ScheduleCard } from './schedule/schedule-card';

const locationTexts = texts.location;

/** A location for users who may not edit it (D115). */
function LocationSummary({ location }: { location: ManagedLocation }) {
  const { phone, fax, timeZone, isActive } = location;
  return (
    <Card>
      <Stack>
        <Text $color="ink2">{locationTexts.readOnly}</Text>
        <SummaryList
          rows={[
            { label: locationTexts.address1, value: formatAddress(location) },
            { label: locationTexts.phone, value: phone || texts.test.none },
            { label: locationTexts.fax, value: fax || texts.test.none },
            { label: locationTexts.timeZone, value: formatTimeZone(timeZone) },
            { label: texts.locations.status, value: isActive ? texts.locations.isActive : texts.locations.isInactive },
          ]}
        />
      </Stack>
    </Card>
  );
}

const billingTexts = texts.billing;

/** Chooses the billing account that receives the location's deposits, or links to the setup of one (IC-225, IC-226, D127). */
function BillingCard({ location: { id, name } }: { location: ManagedLocation }) {
  const accounts = useBillingAccountsQuery();
  const billing = useLocationBillingQuery(id);
  const { setAccount, failure } = useSetAccount();
  const accountId = billing.currentData?.accountId;
  const lists = [accounts, billing];
  const failed = lists.some(({ isError, data }) => isError && !data);
  return (
    <SectionCard id="billing-title" title={texts.location.billing} gap="space12">
      {failed && <LoadError level={3} plain title={billingTexts.failed} onRetry={() => lists.forEach(({ refetch }) => void refetch())} />}
      {!failed && accounts.data && billing.currentData ? (
        <AccountMenu
          label={(accountId === undefined ? billingTexts.linkOf : billingTexts.accountOf)(name)}
          accounts={accounts.data}
          value={accountId}
          onChange={(account) => void setAccount(id, account)}
        />
      ) : (
        !failed && <Skeleton lines={1} />
      )}
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}

/** /providers/location/{id}: one location; standard providers read it (IC-151, IC-152, D115). */
function LocationPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id);
  const { user } = useSession();
  const { currentData: location, isError, isFetching, refetch } = useLocationQuery(id, { skip: !isId });
  const isAdmin = user?.isAdmin ?? false;
  // The form needs the states. Shown without it, the other cards would move when it appears.
  const isFormPending = useStatesQuery(undefined, { skip: !isAdmin }).isLoading;
  const shown = isFormPending ? undefined : location;
  return (
    <>
      {isAdmin && (
        <Breadcrumbs list={{ to: paths.locations(), label: texts.location.back }} item={location?.name ?? texts.location.title} />
      )}
      <PageHead title={location?.name ?? texts.location.title} />
      {shown && (
        <FormColumns>
          <FormColumn>
            {isAdmin ? <LocationForm key={id} location={shown} /> : <LocationSummary location={shown} />}
            <ModalitiesCard location={shown} editable={isAdmin} />
          </FormColumn>
          <FormColumn>
            <ScheduleCard key={`schedule-${id}`} location={shown} editable={isAdmin} />
            {isAdmin && <FeedsCard key={`feeds-${id}`} locationId={id} />}
            {isAdmin && <BillingCard key={`billing-${id}`} location={shown} />}
          </FormColumn>
        </FormColumns>
      )}
      {!shown && (
        <FormColumn>
          {!location && (isError || !isId) && (
            <LoadError title={texts.location.failed} onRetry={isId ? () => void refetch() : undefined} retrying={isFetching} />
          )}
          {(isFetching || isFormPending) && !isError && <Skeleton lines={8} />}
        </FormColumn>
      )}
    </>
  );
}

export { LocationPage as Page };
