import { type ReactElement } from 'react';
import { ComboBox } from '../../combo-box/index';
import { LoadError } from '../../load-error/index';
import { Skeleton } from '../../skeleton/index';
import { TextField } from '../../text-field/index';
import { type HeadingLevel } from '../../theme/index';
import { insuranceFieldsTexts as texts } from './insurance-fields.texts';

interface InsuranceFieldsProps {
  /** Query of the insurance companies, about 600. */
  insurers: { data?: readonly { id: number; name: string }[]; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Heading level of the load error; 2 by default. */
  level?: HeadingLevel;
}

/** Insurance company and member ID, in a form with `insurerId` and `memberId` (PR-132, PR-133, IN-050). */
export function InsuranceFields({ insurers, level = 2 }: InsuranceFieldsProps): ReactElement {
  const { data, isError, isFetching, refetch } = insurers;
  if (isError) return <LoadError level={level} title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <>
      <ComboBox
        name="insurerId"
        label={texts.insurer}
        hint={texts.insurerHint}
        options={data.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <TextField name="memberId" label={texts.memberId} hint={texts.memberIdHint} autoComplete="off" spellCheck={false} width={20} />
    </>
  );
}
