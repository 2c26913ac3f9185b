import { FormFailure } from '@scanharbor/shared-ui/form';
import { type BillingAccount, type LocationBilling } from '@scanharbor/shared-contracts/domain/billing';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { LocationRow } from './location-row';
import { useSetAccount } from '../../components/billing-account/use-set-account';

const words = texts.billing;

interface LocationsCardProps {
  accounts: readonly BillingAccount[];
  locations: readonly LocationBilling[];
}

/** The locations that have an account, each with the way to change it (IC-226); the others are under Link To Locations. */
export function LocationsCard({ accounts, locations }: LocationsCardProps) {
  const { setAccount, failure } = useSetAccount();
  const linked = locations.filter(({ accountId }) => accountId !== undefined);
  if (linked.length === 0) return null;
  return (
    <SectionCard id="location-accounts" title={words.locations}>
      {linked.map(({ locationId, name, address1, accountId }) => (
        <LocationRow key={locationId}>
          <span>
            {name}, {address1}
          </span>
          <AccountMenu
            label={words.accountOf(name)}
            accounts={accounts}
            value={accountId}
            onChange={(id) => void setAccount(locationId, id)}
          />
        </LocationRow>
      ))}
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
