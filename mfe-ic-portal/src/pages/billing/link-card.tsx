import { useProviderLocationsQuery } from '@scanharbor/shared-contracts/api/providers';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from './account-menu';
import { LocationRow } from './location-row';
import { useSetAccount } from './use-set-account';

const words = texts.billing;

/** The locations that have no billing account, each with the accounts to link it to (IC-165). */
export function LinkCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { data: locations = [], isSuccess } = useProviderLocationsQuery({ withoutBilling: true });
  const { setAccount, failure } = useSetAccount();
  return (
    <SectionCard id="link-locations" title={words.link}>
      <Text $colour="ink2">{isSuccess && locations.length === 0 ? words.allLinked : words.linkText}</Text>
      {locations.map(({ id, name, address1 }) => (
        <LocationRow key={id}>
          <span>
            {name} ({address1})
          </span>
          <AccountMenu
            label={words.linkOf(name)}
            accounts={accounts}
            value={undefined}
            onChange={(accountId) => void setAccount(Number(id), accountId)}
          />
        </LocationRow>
      ))}
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
