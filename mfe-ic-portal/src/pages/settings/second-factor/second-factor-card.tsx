import { getErrorMessage, messageShown, type SessionUser, useAppDispatch, userUpdated } from '@scanharbor/shared-contracts';
import {
  useRemoveAuthenticatorMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '@scanharbor/shared-contracts/api/account/second-factor';
import { supportsPasskeys } from '@scanharbor/shared-contracts/browser/passkey';
import { hasSecondFactor, type Passkey } from '@scanharbor/shared-contracts/domain/second-factor';
import { Button } from '@scanharbor/shared-ui/button';
import { ConfirmDialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { AppDialog } from './app-dialog';
import { CodesDialog } from './codes-dialog';
import { PasskeyDialog } from './passkey-dialog';

const factorTexts = texts.secondFactor;

const formatDate = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' });

const describePasskey = ({ createdAt, lastUsedAt }: Passkey) =>
  [factorTexts.added(formatDate(createdAt)), ...(lastUsedAt ? [factorTexts.lastUsed(formatDate(lastUsedAt))] : [])].join(', ');

type Open =
  { kind: 'app' } | { kind: 'passkey' } | { kind: 'codes'; codes: string[] } | { kind: 'remove'; label: string; passkeyId?: string };

/**
 * The second factor of the own account: authenticator app, passkeys and recovery codes. The shell asks for the password where it is needed.
 */
export function SecondFactorCard({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const { data: status, isError, refetch } = useSecondFactorQuery();
  const [removeApp] = useRemoveAuthenticatorMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const { sending, failure, send } = useSingleFlight();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const finishSetUp = (message: string) => (codes: string[]) => {
    if (user.secondFactorDue) dispatch(userUpdated({ secondFactorDue: false }));
    dispatch(messageShown({ id: 'settings', status: true, message, delay: 5_000 }));
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : undefined);
  };
  const remove = (passkeyId?: string) =>
    send(async () => {
      close();
      await (passkeyId === undefined ? removeApp() : removePasskey(passkeyId)).unwrap();
      dispatch(messageShown({ id: 'settings', status: true, message: factorTexts.removed, delay: 5_000 }));
    });
  const showNewCodes = () => send(async () => setOpen({ kind: 'codes', codes: await renewCodes().unwrap() }));

  return (
    <SectionCard id="second-factor" title={factorTexts.title}>
      <Text>{factorTexts.intro}</Text>
      {isError && <LoadError title={factorTexts.loadFailed} level={3} onRetry={() => void refetch()} />}
      {!status && !isError && <Skeleton lines={5} />}
      {status && (
        <Stack $gap="space24">
          <Text $strong>{hasSecondFactor(status) ? factorTexts.on : factorTexts.off}</Text>
          <Stack $gap="space8">
            <Heading level={3} size="small">
              {factorTexts.app}
            </Heading>
            <Cluster $justify="space-between">
              <Text>{status.hasApp ? factorTexts.appOn : factorTexts.appOff}</Text>
              {status.hasApp ? (
                <Button disabled={sending} onClick={() => setOpen({ kind: 'remove', label: factorTexts.removeApp })}>
                  {factorTexts.removeApp}
                </Button>
              ) : (
                <Button variant="primary" onClick={() => setOpen({ kind: 'app' })}>
                  {factorTexts.setUpApp}
                </Button>
              )}
            </Cluster>
          </Stack>
          <Stack $gap="space8">
            <Heading level={3} size="small">
              {factorTexts.passkeys}
            </Heading>
            {status.passkeys.length === 0 && <Text>{factorTexts.noPasskeys}</Text>}
            {status.passkeys.map((passkey) => (
              <Cluster key={passkey.id} $justify="space-between">
                <div>
                  <Text $strong>{passkey.name}</Text>
                  <Text>{describePasskey(passkey)}</Text>
                </div>
                <Button
                  aria-label={factorTexts.removePasskey(passkey.name)}
                  disabled={sending}
                  onClick={() => setOpen({ kind: 'remove', label: factorTexts.removePasskey(passkey.name), passkeyId: passkey.id })}
                >
                  {factorTexts.remove}
                </Button>
              </Cluster>
            ))}
            {supportsPasskeys() ? (
              <div>
                <Button onClick={() => setOpen({ kind: 'passkey' })}>{factorTexts.addPasskey}</Button>
              </div>
            ) : (
              <Text>{factorTexts.unsupported}</Text>
            )}
          </Stack>
          {hasSecondFactor(status) && (
            <Stack $gap="space8">
              <Heading level={3} size="small">
                {factorTexts.codes}
              </Heading>
              <Cluster $justify="space-between">
                <Text>{factorTexts.codesLeft(status.recoveryCodesLeft)}</Text>
                <Button saving={sending} onClick={() => void showNewCodes()}>
                  {factorTexts.newCodes}
                </Button>
              </Cluster>
            </Stack>
          )}
        </Stack>
      )}
      <FormFailure>{failure === null ? undefined : getErrorMessage(failure, factorTexts.failed)}</FormFailure>
      {open?.kind === 'app' && <AppDialog onDone={finishSetUp(factorTexts.appDialog.done)} onClose={close} />}
      {open?.kind === 'passkey' && <PasskeyDialog onDone={finishSetUp(factorTexts.passkeyDialog.done)} onClose={close} />}
      {open?.kind === 'codes' && <CodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          danger
          title={factorTexts.confirmRemove.title}
          confirmLabel={open.label}
          cancelLabel={factorTexts.confirmRemove.keep}
          onConfirm={() => void remove(open.passkeyId)}
          onCancel={close}
        >
          {factorTexts.confirmRemove.text}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
