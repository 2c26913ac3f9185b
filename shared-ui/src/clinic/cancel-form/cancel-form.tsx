import { type ReactElement, useId, useState } from 'react';
import {
  type Cancellation,
  patientReasons,
  providerReasons,
  toCancellation,
} from '@scanharbor/shared-contracts/domain/appointment-changes';
import { Formik } from 'formik';
import { Button } from '../../button/index';
import { AlertDialog, DialogButtons } from '../../dialog/index';
import { FieldIdPrefix } from '../../field/index';
import { FormFailure } from '../../form/index';
import { Cluster, Stack } from '../../layout/index';
import { PersistValues } from '../../persist-values/index';
import { SelectField } from '../../select-field/index';
import { useSingleFlight } from '../../single-flight/index';
import { TextArea } from '../../text-area/index';
import { cancelFormTexts as texts } from './cancel-form.texts';

interface CancelFormProps {
  /** The canceling side. Decides the list of reasons, and whether one is required [UI-120, UI-121]. */
  by: 'provider' | 'patient';
  /** Sends the cancellation; rejects on failure. */
  onCancel: (cancellation: Cancellation) => Promise<unknown>;
  /** Called by the button that keeps the appointment. */
  onKeep: () => void;
  /** Formats a failure for the form; undefined when the caller shows failures. */
  errorText?: (failure: unknown) => string;
  /** Initial values, from a draft. */
  draft?: Partial<Cancellation> | undefined;
  /** Receives the values after each change. */
  onChange?: (values: Cancellation) => void;
}

const toOptions = (reasons: readonly string[]): { value: string; label: string }[] =>
  reasons.map((reason) => ({ value: reason, label: reason }));

/** Providers cancel in a dialog, with the primary button last; patients on a page, with the primary button first. */
const sides = {
  provider: { options: toOptions(providerReasons), isOptional: false, row: DialogButtons },
  patient: { options: toOptions(patientReasons), isOptional: true, row: Cluster },
} as const;

/**
 * Collects the reason and details of a cancellation [UI-120 to UI-123], none of them preselected: a reason that was not chosen says
 * nothing (decision 040). A provider without a reason gets an alert [IC-057]. What a patient leaves empty is sent as 'None'.
 */
export function CancelForm({ by, onCancel, onKeep, errorText, draft, onChange }: CancelFormProps): ReactElement {
  const id = useId();
  const { options, isOptional, row: Buttons } = sides[by];
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { sending, failure, send } = useSingleFlight();

  const submit = async (values: Cancellation): Promise<void> => {
    if (values.reason === '' && !isOptional) setIsReasonMissing(true);
    else await send(() => onCancel(toCancellation(values)));
  };

  const keepButton = <Button onClick={onKeep}>{texts[by].keep}</Button>;
  return (
    <FieldIdPrefix value={id}>
      <Formik<Cancellation> initialValues={{ reason: '', details: '', ...draft }} onSubmit={submit}>
        {({ handleSubmit }) => (
          <Stack as="form" aria-label={texts[by].label} onSubmit={handleSubmit}>
            {onChange && <PersistValues onChange={onChange} />}
            <SelectField name="reason" label={texts.reason} options={options} emptyLabel={texts.placeholder} optional={isOptional} />
            <TextArea name="details" label={texts.details} rows={2} optional />
            <FormFailure>{failure !== null && errorText?.(failure)}</FormFailure>
            <Buttons>
              {by === 'provider' && keepButton}
              <Button type="submit" variant="danger" saving={sending}>
                {texts[by].confirm}
              </Button>
              {by === 'patient' && keepButton}
            </Buttons>
            {isReasonMissing && (
              <AlertDialog title={texts.provider.alertTitle} onClose={() => setIsReasonMissing(false)}>
                {texts.provider.reasonMissing}
              </AlertDialog>
            )}
          </Stack>
        )}
      </Formik>
    </FieldIdPrefix>
  );
}
