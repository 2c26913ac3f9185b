import { useProviderLocationsQuery } from '@scanharbor/shared-contracts/api/providers';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { OptionsError } from '../../components/options-error';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { AccountMenu } from '../../components/billing-account/account-menu';
import { BillingLocationRow } from './location-row';
import { useSetAccount } from '../../components/billing-account/use-set-account';

const billingTexts = texts.billing;

/** The locations without a billing account, each with a menu of the accounts to link (IC-165). */
export function LinkCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const unlinked = useProviderLocationsQuery({ withoutBilling: true });
  const { data: locations = [], isSuccess } = unlinked;
  const { setAccount, failure } = useSetAccount();
  return (
    <SectionCard id="link-locations" title={billingTexts.link}>
      <Text $color="ink2">{isSuccess && locations.length === 0 ? billingTexts.allLinked : billingTexts.linkText}</Text>
      {locations.map(({ id, name, address1 }) => (
        <BillingLocationRow key={id}>
          <span>
            {name} ({address1})
          </span>
          <AccountMenu
            label={billingTexts.linkOf(name)}
            accounts={accounts}
            value={undefined}
            onChange={(accountId) => void setAccount(Number(id), accountId)}
          />
        </BillingLocationRow>
      ))}
      <OptionsError query={unlinked} what={texts.locations.title} />
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
