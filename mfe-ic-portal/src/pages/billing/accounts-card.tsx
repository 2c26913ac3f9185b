import { useOnboardingLinkMutation } from '@scanharbor/shared-contracts/api/billing';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { SectionCard } from '../../components/section-card/section-card';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { texts } from '../../texts';
import { AccountRow } from './account-row';

const billingTexts = texts.billing;

/** The practice's accounts: status, name, and the buttons to connect them at the payment provider (IC-227 to IC-229). */
export function AccountsCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const [fetchLink] = useOnboardingLinkMutation();
  const { sending, failure, send } = useSubmitWithErrors(billingTexts.accountFailed);
  const connect = (accountId?: number) =>
    send(async () => {
      const { link } = await fetchLink({ accountId }).unwrap();
      globalThis.location.assign(link);
    });
  return (
    <SectionCard id="accounts" title={billingTexts.accounts}>
      {accounts.length === 0 && <EmptyState level={3} title={billingTexts.noAccounts} text={billingTexts.noAccountsText} />}
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} onConnect={() => void connect(account.id)} />
      ))}
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="primary" saving={sending} savingText={billingTexts.opening} onClick={() => void connect()}>
          {billingTexts.connectNew}
        </Button>
      </div>
    </SectionCard>
  );
}
