import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRenameAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { type BillingAccount } from '@scanharbor/shared-contracts/domain/billing';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError, FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { token } from '@scanharbor/shared-ui/theme';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSendingInWords } from '../../components/use-sending-in-words';
import { messageDelays, texts } from '../../texts';

const words = texts.billing;

/** As high as the controls beside it, so that the word stands in their line. */
const Status = styled.span`
  display: flex;
  align-items: center;
  min-height: ${token.controlHeight};
`;

/** One account, with its name to change and, until it is connected, the way to connect it (IC-227, IC-228). */
export function AccountRow({ account: { id, name, connected }, onConnect }: { account: BillingAccount; onConnect: () => void }) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [rename] = useRenameAccountMutation();
  const { sending, failure, send } = useSendingInWords(words.saveFailed);
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const problem = missing ? words.nameMissing : failure;
  const save = async () => {
    await rename({ accountId: id, name: typed.trim() }).unwrap();
    dispatch(messageShown({ id: 'billing', status: true, message: words.renamed, delay: messageDelays.availabilitySent }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setMissing(wanted === '');
    if (wanted === '') input.current?.focus();
    else if (wanted !== name) void send(save);
  };
  return (
    <Stack as="form" $gap="space8" aria-label={words.renameOf(name)} onSubmit={submit}>
      <Cluster $align="end">
        <FieldFrame id={field} label={words.name}>
          <TextInput
            ref={input}
            id={field}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${field}-error` : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
        <Button type="submit" saving={sending}>
          {words.rename}
        </Button>
        <Status>
          <StatusPill $tone={connected ? 'ok' : 'warning'}>{connected ? words.connected : words.notConnected}</StatusPill>
        </Status>
        {!connected && (
          <Button aria-label={words.connectAgainOf(name)} onClick={onConnect}>
            {words.connectAgain}
          </Button>
        )}
      </Cluster>
      {problem && <FieldError id={`${field}-error`}>{problem}</FieldError>}
    </Stack>
  );
}
