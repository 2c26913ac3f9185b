import { useProviderLocationsQuery } from '@scanharbor/shared-contracts/api/providers';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { OptionsFailed } from '../../components/options-failed';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { LocationRow } from './location-row';
import { useSetAccount } from '../../components/billing-account/use-set-account';

const words = texts.billing;

/** The locations that have no billing account, each with the accounts to link it to (IC-165). */
export function LinkCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const unlinked = useProviderLocationsQuery({ withoutBilling: true });
  const { data: locations = [], isSuccess } = unlinked;
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
      <OptionsFailed query={unlinked} what={texts.locations.title} />
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
