import { useBillingAccountsQuery, useLocationBillingsQuery } from '@scanharbor/shared-contracts/api/billing';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { useSetAccount } from '../../components/billing-account/use-set-account';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';

const words = texts.billing;

/** Which billing account receives the deposits of the location, or the way to link one (IC-225, IC-226, D127). */
export function BillingCard({ location: { id, name } }: { location: ManagedLocation }) {
  const accounts = useBillingAccountsQuery();
  const billings = useLocationBillingsQuery();
  const { setAccount, failure } = useSetAccount();
  const accountId = billings.data?.find(({ locationId }) => locationId === id)?.accountId;
  const lists = [accounts, billings];
  const failed = lists.some(({ isError, data }) => isError && !data);
  return (
    <SectionCard id="billing-title" title={texts.location.billing} gap="space12">
      {failed && <LoadError level={3} plain title={words.failed} onRetry={() => lists.forEach(({ refetch }) => void refetch())} />}
      {!failed && accounts.data && billings.data ? (
        <AccountMenu
          label={(accountId === undefined ? words.linkOf : words.accountOf)(name)}
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
