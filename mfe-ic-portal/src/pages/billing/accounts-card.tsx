import { useOnboardingLinkMutation } from '@scanharbor/shared-contracts/api/billing';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { SectionCard } from '../../components/section-card/section-card';
import { useSendingInWords } from '../../components/use-sending-in-words';
import { texts } from '../../texts';
import { AccountRow } from './account-row';

const words = texts.billing;

/** The practice's accounts: status, name, and the way to the payment provider (IC-227 to IC-229). */
export function AccountsCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const [askLink] = useOnboardingLinkMutation();
  const { sending, failure, send } = useSendingInWords(words.accountFailed);
  const connect = (accountId?: number) =>
    send(async () => {
      const { link } = await askLink({ accountId }).unwrap();
      globalThis.location.assign(link);
    });
  return (
    <SectionCard id="accounts" title={words.accounts}>
      {accounts.length === 0 && <EmptyState level={3} title={words.noAccounts} text={words.noAccountsText} />}
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} onConnect={() => void connect(account.id)} />
      ))}
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="primary" saving={sending} savingText={words.opening} onClick={() => void connect()}>
          {words.connectNew}
        </Button>
      </div>
    </SectionCard>
  );
}
