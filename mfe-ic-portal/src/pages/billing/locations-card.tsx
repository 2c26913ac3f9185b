import { FormFailure } from '@scanharbor/shared-ui/form';
import { type BillingAccount, type LocationBilling } from '@scanharbor/shared-contracts/domain/billing';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { BillingLocationRow } from './location-row';
import { useSetAccount } from '../../components/billing-account/use-set-account';

const billingTexts = texts.billing;

interface LocationsCardProps {
  accounts: readonly BillingAccount[];
  locations: readonly LocationBilling[];
}

/** The locations with an account, each with a menu to change it (IC-226); the others are in Link To Locations. */
export function LocationsCard({ accounts, locations }: LocationsCardProps) {
  const { setAccount, failure } = useSetAccount();
  const linked = locations.filter(({ accountId }) => accountId !== undefined);
  if (linked.length === 0) return null;
  return (
    <SectionCard id="location-accounts" title={billingTexts.locations}>
      {linked.map(({ locationId, name, address1, accountId }) => (
        <BillingLocationRow key={locationId}>
          <span>
            {name}, {address1}
          </span>
          <AccountMenu
            label={billingTexts.accountOf(name)}
            accounts={accounts}
            value={accountId}
            onChange={(id) => void setAccount(locationId, id)}
          />
        </BillingLocationRow>
      ))}
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
