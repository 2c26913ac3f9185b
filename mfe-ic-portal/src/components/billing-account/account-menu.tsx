import { paths } from '@scanharbor/shared-contracts';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../texts';

const words = texts.billing;

interface AccountMenuProps {
  label: string;
  accounts: readonly BillingAccount[];
  value: number | undefined;
  onChange: (accountId: number) => void;
}

/**
 * Which connected account receives the deposits of a location; without any, the way to set one up (IC-225, IC-226). With accounts
 * that are not connected, what is to be done first: on the page of the accounts itself no link leads there.
 */
export function AccountMenu({ label, accounts, value, onChange }: AccountMenuProps) {
  const isHere = useLocation().pathname === paths.billing();
  const usable = accounts.filter(({ id, connected }) => connected || id === value);
  if (usable.length === 0 && accounts.length > 0 && isHere) return <Text>{words.connectFirst}</Text>;
  if (usable.length === 0) return <Link to={paths.billing()}>{accounts.length === 0 ? words.setUp : words.connectFirst}</Link>;
  return (
    <SelectInput
      aria-label={label}
      emptyLabel={value === undefined ? words.noAccountYet : undefined}
      options={usable.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        if (target.value) onChange(Number(target.value));
      }}
    />
  );
}
