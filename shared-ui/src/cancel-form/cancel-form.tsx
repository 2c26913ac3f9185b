import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../button/index';
import { AlertDialog, DialogButtons } from '../dialog/index';
import { FieldFrame, TextAreaInput } from '../field/index';
import { FormFailure } from '../form/index';
import { Cluster, Stack } from '../layout/index';
import { SelectInput } from '../select-field/index';
import { useSending } from '../sending/index';
import { type Cancellation, cancellationOf, patientReasons, providerReasons } from './cancel-rules';
import { cancelFormTexts as texts } from './cancel-form.texts';

export interface CancelFormProps {
  /** Who cancels: decides the reasons, and whether one is preselected [UI-120, UI-121, UI-122]. */
  by: 'provider' | 'patient';
  /** Sends the cancellation; resolves when it was taken. */
  onCancel: (cancellation: Cancellation) => Promise<unknown>;
  /** The button that changes nothing. */
  onKeep: () => void;
  /** The words for a failure, shown in the form; none when the caller shows them. */
  errorText?: (failure: unknown) => string;
  /** What was typed before and not sent, to begin with. */
  typed?: Partial<Cancellation> | undefined;
  /** Told of each change. */
  onType?: (typed: Cancellation) => void;
}

const asOptions = (reasons: readonly string[]): { value: string; label: string }[] =>
  reasons.map((reason) => ({ value: reason, label: reason }));

/** Providers answer in a dialog, where the act comes last; patients on the page, where it comes first. */
const sides = {
  provider: { options: asOptions(providerReasons), first: '', emptyLabel: texts.provider.placeholder, row: DialogButtons },
  patient: { options: asOptions(patientReasons), first: patientReasons[0], emptyLabel: undefined, row: Cluster },
} as const;

/**
 * Reason and details of a cancellation [UI-120 to UI-123]. A patient's first reason is preselected; a provider must
 * choose one, and is told so by an alert [IC-057]. Empty details are sent as 'None'.
 */
export function CancelForm({ by, onCancel, onKeep, errorText, typed, onType }: CancelFormProps): ReactElement {
  const id = useId();
  const { options, first, emptyLabel, row: Buttons } = sides[by];
  const [values, setValues] = useState<Cancellation>({ reason: first, details: '', ...typed });
  const { reason, details } = values;
  const [alerted, setAlerted] = useState(false);
  const { sending, failure, send } = useSending();

  const change = (part: Partial<Cancellation>): void => {
    const next = { ...values, ...part };
    setValues(next);
    onType?.(next);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === '') setAlerted(true);
    else void send(() => onCancel(cancellationOf(values)));
  };

  const keep = <Button onClick={onKeep}>{texts[by].keep}</Button>;
  return (
    <Stack as="form" aria-label={texts[by].label} onSubmit={submit}>
      <FieldFrame id={`${id}-reason`} label={texts.reason}>
        <SelectInput
          id={`${id}-reason`}
          options={options}
          emptyLabel={emptyLabel}
          value={reason}
          aria-required
          onChange={(event) => change({ reason: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-details`} label={texts.details} optional>
        <TextAreaInput id={`${id}-details`} value={details} onChange={(event) => change({ details: event.target.value })} />
      </FieldFrame>
      <FormFailure>{failure !== null && errorText?.(failure)}</FormFailure>
      <Buttons>
        {by === 'provider' && keep}
        <Button type="submit" variant="danger" saving={sending}>
          {texts[by].confirm}
        </Button>
        {by === 'patient' && keep}
      </Buttons>
      {alerted && (
        <AlertDialog title={texts.provider.alertTitle} onClose={() => setAlerted(false)}>
          {texts.provider.reasonMissing}
        </AlertDialog>
      )}
    </Stack>
  );
}
