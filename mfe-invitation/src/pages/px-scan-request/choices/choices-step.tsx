import { failureMessage } from '@scanharbor/shared-contracts';
import { useLazyDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type InvitedScan, invitedOption } from '@scanharbor/shared-contracts/domain/invitation';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { useState } from 'react';
import { StepFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { type Choices, type LocalPrice } from '../hand-off';
import { priceOf } from '../scan-panel';
import { choicesSchema } from './choices-schema';
import { TimeField } from './time-field';

interface ChoicesStepProps {
  about: InvitedScan;
  choices: Choices;
  keep: (choices: Choices) => void;
  onBack: () => void;
  /** Takes the choices, and what the scan costs around their zip. */
  onSaved: (choices: Choices, price: LocalPrice) => void;
}

/** Step 3: insurance or self-pay, zip, and when (IN-040 to IN-045). */
export function ChoicesStep({ about, choices, keep, onBack, onSaved }: ChoicesStepProps) {
  const words = texts.choices;
  const [findDistances] = useLazyDistanceOptionsQuery();
  const [emptyZip, setEmptyZip] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const submit = async (values: Choices) => {
    setFailure(undefined);
    try {
      const options = await findDistances({ zip: values.zipCode, scanServiceId: about.scan.id }, true).unwrap();
      const option = invitedOption(options);
      if (!option) setEmptyZip(values.zipCode);
      else onSaved(values, { zipCode: values.zipCode, minPrice: option.minPrice, fee: option.minFee });
    } catch (error) {
      setFailure(failureMessage(error, texts.callFailed));
    }
  };

  return (
    <>
      <AppForm<Choices> initialValues={choices} validationSchema={choicesSchema} onSubmit={submit} label={words.title}>
        <KeepValues<Choices> keep={keep} />
        <RadioCards
          name="payment"
          label={words.payment}
          options={[
            {
              value: 'self-pay',
              label: words.selfPay,
              figure: dollars(priceOf(about)),
              text: words.selfPayText(dollars(about.scan.fee), dollars(about.scan.minPrice)),
            },
            { value: 'insurance', label: words.insurance, text: words.insuranceText },
          ]}
        />
        <ZipField name="zipCode" label={words.zip} hint={words.zipHint} />
        <TimeField />
        <FormFailure>{failure}</FormFailure>
        <StepFooter onBack={onBack} />
      </AppForm>
      {emptyZip && (
        <AlertDialog title={words.noCentersTitle} onClose={() => setEmptyZip(undefined)}>
          {words.noCenters(emptyZip)}
        </AlertDialog>
      )}
    </>
  );
}
