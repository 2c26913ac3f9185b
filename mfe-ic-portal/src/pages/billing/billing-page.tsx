import { useBillingAccountsQuery, useLocationBillingsQuery } from '@scanharbor/shared-contracts/api/billing';
import { useProviderLocationsQuery } from '@scanharbor/shared-contracts/api/providers';
import { ButtonAnchor } from '@scanharbor/shared-ui/button';
import { FormColumn, FormColumns, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { AccountsCard } from './accounts-card';
import { LedgerCard } from './ledger-card';
import { LinkCard } from './link-card';
import { LocationsCard } from './locations-card';
import { MoneyReport } from './money-report';
import { SectionCard } from '../../components/section-card/section-card';
import { useBillingReturn } from './use-billing-return';

const billingTexts = texts.billing;

/** The cards, and below them the report, which appears in its place once they are loaded. */
const InTurn = styled(Stack)`
  > :has([aria-busy='true']) + * {
    visibility: hidden;
  }
`;

/** The accounts, the locations that use them, and the locations without one (D116). */
function Billing() {
  const accounts = useBillingAccountsQuery();
  const locations = useLocationBillingsQuery();
  // The card of these locations shows its own error.
  const unlinked = useProviderLocationsQuery({ withoutBilling: true });
  const lists = [accounts, locations];
  if (lists.some(({ isError, data }) => isError && !data)) {
    return (
      <FormColumn>
        <LoadError title={billingTexts.failed} onRetry={() => lists.forEach(({ refetch }) => void refetch())} />
      </FormColumn>
    );
  }
  if (!accounts.data || !locations.data || unlinked.isLoading) {
    return (
      <FormColumn>
        <Skeleton lines={8} />
      </FormColumn>
    );
  }
  return (
    <FormColumns>
      <FormColumn>
        <AccountsCard accounts={accounts.data} />
        <LocationsCard accounts={accounts.data} locations={locations.data} />
        <LinkCard accounts={accounts.data} />
      </FormColumn>
      <FormColumn>
        <LedgerCard locations={locations.data} />
      </FormColumn>
    </FormColumns>
  );
}

/** /providers/billing: handles the return from the payment provider, otherwise manages the practice's accounts (IC-220 to IC-229). */
function BillingPage() {
  const { busy, reconnectLink } = useBillingReturn();
  return (
    <>
      <PageHead title={billingTexts.title} />
      <InTurn $gap="space24">
        {reconnectLink && (
          <FormColumn>
            <SectionCard id="reconnect" title={billingTexts.reconnect}>
              <Text>{billingTexts.reconnectText}</Text>
              <div>
                <ButtonAnchor $variant="primary" href={reconnectLink}>
                  {billingTexts.reconnectLink}
                </ButtonAnchor>
              </div>
            </SectionCard>
          </FormColumn>
        )}
        {busy ? (
          <FormColumn>
            <Skeleton lines={3} label={billingTexts.connecting} />
          </FormColumn>
        ) : (
          <Billing />
        )}
        {!busy && <MoneyReport />}
      </InTurn>
    </>
  );
}

export { BillingPage as Page };
