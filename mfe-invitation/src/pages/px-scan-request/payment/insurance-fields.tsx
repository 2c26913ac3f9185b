import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { ComboInput } from '@scanharbor/shared-ui/combo-box';
import { FieldFrame, useFormikField } from '@scanharbor/shared-ui/field';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { texts } from '../../../texts';

const { payment } = texts;

/** Insurance company and member id (IN-050). */
export function InsuranceFields() {
  const { data: insurers = [], isError, isFetching, refetch } = useInsurersQuery();
  const field = useFormikField<number | null>({ name: 'insurerId', hint: payment.insurerHint });
  return (
    <>
      {isError && <LoadError level={3} title={payment.insurersFailed} retrying={isFetching} onRetry={() => void refetch()} />}
      <FieldFrame id={field.id} label={payment.insurer} hint={payment.insurerHint} error={field.error}>
        <ComboInput
          {...field.aria}
          id={field.id}
          options={insurers.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={field.value === null ? '' : String(field.value)}
          onChange={(id) => field.change(id === '' ? null : Number(id))}
          onLeave={field.leave}
        />
      </FieldFrame>
      <TextField name="memberId" label={payment.memberId} hint={payment.memberIdHint} autoComplete="off" spellCheck={false} />
    </>
  );
}
