import { getErrorMessage, type SessionUser, toFieldErrors } from '@scanharbor/shared-contracts';
import { type StartedLogin } from '@scanharbor/shared-contracts/api/account';
import { usePasskeyChallengeMutation } from '@scanharbor/shared-contracts/api/account/second-factor';
import { provePasskey, supportsPasskeys } from '@scanharbor/shared-contracts/browser/passkey';
import { type FactorKind } from '@scanharbor/shared-contracts/domain/second-factor';
import { Button } from '@scanharbor/shared-ui/button';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Stack } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { lazyTexts } from '../../lazy-texts';
import { texts } from '../../texts';
import { type LoginOutcome, useFinishLogin } from './use-login';

const stepTexts = lazyTexts.secondStep;

const codeFields = {
  app: { label: stepTexts.code, hint: stepTexts.codeHint, missing: stepTexts.codeMissing, inputMode: 'numeric' },
  recovery: { label: stepTexts.recoveryCode, hint: stepTexts.recoveryHint, missing: stepTexts.recoveryMissing, inputMode: 'text' },
} as const;

const switchLabels: Record<FactorKind, string> = {
  app: stepTexts.useCode,
  passkey: stepTexts.usePasskey,
  recovery: stepTexts.useRecovery,
};

interface SecondStepProps {
  login: StartedLogin;
  remember: boolean;
  /** Restricts the step to accounts of one type. */
  only?: SessionUser['userType'];
  onOutcome: (outcome: LoginOutcome) => void;
  onStartAgain: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, a passkey or a recovery code. */
export function SecondStep({ login, remember, only, onOutcome, onStartAgain }: SecondStepProps) {
  const factors = login.factors.filter((factor) => factor !== 'passkey' || supportsPasskeys());
  const [factor, setFactor] = useState<FactorKind>(factors[0] ?? 'recovery');
  const finish = useFinishLogin(only);
  const others = factors.filter((kind) => kind !== factor);
  return (
    <Stack>
      {factor === 'passkey' ? (
        <PasskeyStep login={login} onProved={async (passkey) => onOutcome(await finish(login, remember, { passkey }))} />
      ) : (
        <CodeStep key={factor} factor={factor} onCode={async (code) => onOutcome(await finish(login, remember, { code }))} />
      )}
      {others.map((kind) => (
        <Button key={kind} variant="link" onClick={() => setFactor(kind)}>
          {switchLabels[kind]}
        </Button>
      ))}
      <Button variant="link" onClick={onStartAgain}>
        {stepTexts.startAgain}
      </Button>
    </Stack>
  );
}

function CodeStep({ factor, onCode }: { factor: 'app' | 'recovery'; onCode: (code: string) => Promise<void> }) {
  const { label, hint, missing, inputMode } = codeFields[factor];
  const [failure, setFailure] = useState<string>();
  return (
    <AppForm
      idPrefix="second-step"
      label={stepTexts.title}
      initialValues={{ code: '' }}
      validationSchema={object({ code: string().trim().required(missing) })}
      onSubmit={async ({ code }, { setErrors }) => {
        setFailure(undefined);
        try {
          await onCode(code.trim());
        } catch (error) {
          const fields = toFieldErrors(error);
          if (fields.code) setErrors(fields);
          else setFailure(getErrorMessage(error, texts.requestProblem));
        }
      }}
    >
      <TextField name="code" label={label} hint={hint} inputMode={inputMode} autoComplete="one-time-code" spellCheck={false} />
      <FormFailure>{failure}</FormFailure>
      <SubmitButton wide>{stepTexts.submit}</SubmitButton>
    </AppForm>
  );
}

type ProvedPasskey = Awaited<ReturnType<typeof provePasskey>>;

function PasskeyStep({ login: { id, auth }, onProved }: { login: StartedLogin; onProved: (passkey: ProvedPasskey) => Promise<void> }) {
  const [challenge] = usePasskeyChallengeMutation();
  const { sending, failure, send } = useSingleFlight();
  const prove = () => send(async () => onProved(await provePasskey(await challenge({ id, auth }).unwrap())));
  return (
    <Stack>
      <Text>{stepTexts.passkeyIntro}</Text>
      <FormFailure>{failure === null ? undefined : getErrorMessage(failure, lazyTexts.passkeyFailed)}</FormFailure>
      <Button variant="primary" wide saving={sending} onClick={() => void prove()}>
        {stepTexts.usePasskey}
      </Button>
    </Stack>
  );
}
