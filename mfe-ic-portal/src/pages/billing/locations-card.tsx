import { type BillingAccount, type LocationBilling } from '@scanharbor/shared-contracts/domain/billing';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { DialogFailure } from '../../components/dialog-form';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from './account-menu';
import { useSetAccount } from './use-set-account';

const words = texts.billing;

interface LocationsCardProps {
  accounts: readonly BillingAccount[];
  locations: readonly LocationBilling[];
}

/** Each location with its account (IC-226). */
export function LocationsCard({ accounts, locations }: LocationsCardProps) {
  const { setAccount, failure } = useSetAccount();
  return (
    <SectionCard id="location-accounts" title={words.locations}>
      {locations.map(({ locationId, name, address1, accountId }) => (
        <FieldRow key={locationId}>
          <span>
            {name}, {address1}
          </span>
          <AccountMenu
            label={words.accountOf(name)}
            accounts={accounts}
            value={accountId}
            onChange={(id) => void setAccount(locationId, id)}
          />
        </FieldRow>
      ))}
      <DialogFailure>{failure}</DialogFailure>
    </SectionCard>
  );
}
