import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { ComboBox } from '@scanharbor/shared-ui/combo-box';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { texts } from '../../../texts';

const { payment } = texts;

/** Insurance company and member id (IN-050). */
export function InsuranceFields() {
  const { data: insurers = [], isError, isFetching, refetch } = useInsurersQuery();
  return (
    <>
      {isError && <LoadError level={3} title={payment.insurersFailed} retrying={isFetching} onRetry={() => void refetch()} />}
      <ComboBox
        name="insurerId"
        label={payment.insurer}
        hint={payment.insurerHint}
        options={insurers.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <TextField name="memberId" label={payment.memberId} hint={payment.memberIdHint} autoComplete="off" spellCheck={false} />
    </>
  );
}
