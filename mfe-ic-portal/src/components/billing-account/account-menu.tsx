import { paths } from '@scanharbor/shared-contracts';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../texts';

const billingTexts = texts.billing;

interface AccountMenuProps {
  label: string;
  accounts: readonly BillingAccount[];
  value: number | undefined;
  onChange: (accountId: number) => void;
}

/**
 * Chooses the connected account that receives a location's deposits; without any account, links to their setup (IC-225, IC-226).
 * Without a connected account it prompts for one first; on the billing page without a link.
 */
export function AccountMenu({ label, accounts, value, onChange }: AccountMenuProps) {
  const isBillingPage = useLocation().pathname === paths.billing();
  const usable = accounts.filter(({ id, connected }) => connected || id === value);
  if (usable.length === 0 && accounts.length > 0 && isBillingPage) return <Text>{billingTexts.connectFirst}</Text>;
  if (usable.length === 0)
    return <Link to={paths.billing()}>{accounts.length === 0 ? billingTexts.setUp : billingTexts.connectFirst}</Link>;
  return (
    <SelectInput
      aria-label={label}
      emptyLabel={value === undefined ? billingTexts.noAccountYet : undefined}
      options={usable.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        if (target.value) onChange(Number(target.value));
      }}
    />
  );
}
