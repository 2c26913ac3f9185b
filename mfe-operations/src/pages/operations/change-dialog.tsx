import { getErrorMessage } from '@scanharbor/shared-contracts';
import {
  usePromoteCanaryMutation,
  useRollBackReleaseMutation,
  useSetCanaryShareMutation,
} from '@scanharbor/shared-contracts/api/operations';
import { canarySteps, type Release } from '@scanharbor/shared-contracts/domain/release';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { Slider } from '@scanharbor/shared-ui/slider';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../texts';

const dialogTexts = texts.dialog;

export type ReleaseAction = 'share' | 'start' | 'promote' | 'end' | 'rollback';

interface Values {
  version: string;
  percent: string;
  reason: string;
}

const isPercent = (text = '') => /^[1-9]\d{0,2}$/.test(text.trim()) && Number(text) <= 100;

const reason = string().trim().required(dialogTexts.reasonMissing);
const version = string().required(dialogTexts.versionMissing);
const schema = object({ version, reason });
const shareSchema = object({ version, reason, percent: string().test('percent', dialogTexts.percentWrong, isPercent) });

/** The share of a canary: by the usual steps, or typed. */
function ShareFields() {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <>
      <Slider
        id="release-steps"
        label={dialogTexts.steps}
        steps={canarySteps}
        value={isPercent(values.percent) ? Number(values.percent) : 1}
        onChange={(value) => void setFieldValue('percent', String(value))}
        valueText={dialogTexts.percentText}
      />
      <TextField name="percent" label={dialogTexts.percent} inputMode="numeric" autoComplete="off" />
    </>
  );
}

interface ChangeDialogProps {
  action: ReleaseAction;
  /** As it was when the dialog opened: a change of another administrator since then is refused. */
  release: Release;
  onClose: () => void;
}

/** Changes the live versions of a remote, with a reason. Keeps the entries when the change is refused. */
export function ChangeDialog({ action, release, onClose }: ChangeDialogProps) {
  const { name, versions, previous, published, revision } = release;
  const [setShare] = useSetCanaryShareMutation();
  const [rollBack] = useRollBackReleaseMutation();
  const [promote] = usePromoteCanaryMutation();
  const [failure, setFailure] = useState<string>();
  const stable = versions.find((live) => live.stable)?.version ?? '';
  const canary = versions.find((live) => !live.stable);
  const initialValues: Values = {
    version: action === 'rollback' ? (previous ?? '') : (canary?.version ?? ''),
    percent: String(canary?.share ?? 1),
    reason: '',
  };
  const submit = async ({ version: chosen, percent, reason: why }: Values) => {
    setFailure(undefined);
    const change = { name, version: chosen, revision, reason: why.trim() };
    const send = () => {
      if (action === 'promote') return promote(change);
      return action === 'rollback' ? rollBack(change) : setShare({ ...change, share: action === 'end' ? 0 : Number(percent) });
    };
    try {
      await send().unwrap();
      onClose();
    } catch (error) {
      setFailure(getErrorMessage(error, dialogTexts.failed));
    }
  };
  const hasShare = action === 'share' || action === 'start';
  const labels = {
    share: texts.changeShare,
    start: texts.startCanary,
    promote: texts.promote,
    end: texts.endCanary,
    rollback: texts.rollBack(previous ?? ''),
  };
  return (
    <Dialog title={dialogTexts[action](name)} onClose={onClose} size="small">
      <AppForm initialValues={initialValues} validationSchema={hasShare ? shareSchema : schema} onSubmit={submit} idPrefix="release">
        {action === 'promote' && <Text>{dialogTexts.promoteText(stable, initialValues.version)}</Text>}
        {action === 'end' && <Text>{dialogTexts.endText(initialValues.version, stable)}</Text>}
        {action === 'rollback' && <Text>{dialogTexts.rollbackText(stable, initialValues.version)}</Text>}
        {action === 'start' && (
          <SelectField
            name="version"
            label={dialogTexts.version}
            options={published.filter((one) => one !== stable).map((one) => ({ value: one, label: one }))}
          />
        )}
        {hasShare && <ShareFields />}
        <TextArea name="reason" label={dialogTexts.reason} hint={dialogTexts.reasonHint} rows={2} maxLength={500} />
        <FormFailure>{failure}</FormFailure>
        <DialogButtons>
          <Button onClick={onClose}>{dialogTexts.cancel}</Button>
          <SubmitButton variant={hasShare || action === 'promote' ? 'primary' : 'danger'}>{labels[action]}</SubmitButton>
        </DialogButtons>
      </AppForm>
    </Dialog>
  );
}
