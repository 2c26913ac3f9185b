import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { ComboBox } from '@scanharbor/shared-ui/combo-box';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { paymentTexts } from '../../../texts';

/** The insurance company out of about 600, and the member id (PR-132, PR-133). */
export function InsuranceFields() {
  const { data: insurers, isError, isFetching, refetch } = useInsurersQuery();
  if (isError) return <LoadError title={paymentTexts.insurersFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!insurers) return <Skeleton lines={3} />;
  return (
    <>
      <ComboBox
        name="insurerId"
        label={paymentTexts.insurer}
        hint={paymentTexts.insurerHint}
        options={insurers.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <TextField
        name="memberId"
        label={paymentTexts.memberId}
        hint={paymentTexts.memberIdHint}
        autoComplete="off"
        spellCheck={false}
        width={20}
      />
    </>
  );
}
