import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRenameAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError, FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { token } from '@scanharbor/shared-ui/theme';
import { useFormik } from 'formik';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../texts';

const billingTexts = texts.billing;

/** As high as the controls beside it, so that the texts align. */
const Status = styled.span`
  display: flex;
  align-items: center;
  min-height: ${token.controlHeight};
`;

/** An account with the form for its name and, until it is connected, the button to connect it (IC-227, IC-228). */
export function AccountRow({ account: { id, name, connected }, onConnect }: { account: BillingAccount; onConnect: () => void }) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [rename] = useRenameAccountMutation();
  const { sending, failure, send } = useSubmitWithErrors(billingTexts.saveFailed);
  const save = async (newName: string) => {
    await rename({ accountId: id, name: newName }).unwrap();
    dispatch(messageShown({ id: 'billing', status: true, message: billingTexts.renamed, delay: messageDelays.availabilitySent }));
  };
  const form = useFormik({
    initialValues: { name },
    validateOnChange: false,
    onSubmit: (values, { setErrors }) => {
      const newName = values.name.trim();
      if (newName === '') {
        setErrors({ name: billingTexts.nameMissing });
        input.current?.focus();
      } else if (newName !== name) void send(() => save(newName));
    },
  });
  const problem = form.errors.name ?? failure;
  return (
    <Stack as="form" $gap="space8" aria-label={billingTexts.renameOf(name)} onSubmit={form.handleSubmit}>
      <Cluster $align="end">
        <FieldFrame id={field} label={billingTexts.name}>
          <TextInput
            ref={input}
            id={field}
            name="name"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${field}-error` : undefined}
            value={form.values.name}
            onChange={form.handleChange}
          />
        </FieldFrame>
        <Button type="submit" saving={sending}>
          {billingTexts.rename}
        </Button>
        <Status>
          <StatusPill $tone={connected ? 'ok' : 'warning'}>{connected ? billingTexts.connected : billingTexts.notConnected}</StatusPill>
        </Status>
        {!connected && (
          <Button aria-label={billingTexts.connectAgainOf(name)} onClick={onConnect}>
            {billingTexts.connectAgain}
          </Button>
        )}
      </Cluster>
      {problem && <FieldError id={`${field}-error`}>{problem}</FieldError>}
    </Stack>
  );
}
