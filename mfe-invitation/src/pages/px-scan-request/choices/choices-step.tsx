import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useLazyDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type InvitedScan, invitedOption } from '@scanharbor/shared-contracts/domain/invitation';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { useState } from 'react';
import { FormFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { type HandOffChoices, type LocalPrice } from '../hand-off-draft';
import { getPrice } from '../scan-panel';
import { choicesSchema } from './choices-schema';
import { TimeField } from './time-field';

interface ChoicesStepProps {
  about: InvitedScan;
  choices: HandOffChoices;
  onChange: (choices: HandOffChoices) => void;
  onBack: () => void;
  /** `price` is what the scan costs around the zip of the choices. */
  onSaved: (choices: HandOffChoices, price: LocalPrice) => void;
}

/** Step 3: payment method, zip and times (IN-040 to IN-045). */
export function ChoicesStep({ about, choices, onChange, onBack, onSaved }: ChoicesStepProps) {
  const choiceTexts = texts.choices;
  const [findDistances] = useLazyDistanceOptionsQuery();
  const [emptyZip, setEmptyZip] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const submit = async (values: HandOffChoices) => {
    setFailure(undefined);
    try {
      const options = await findDistances({ zip: values.zipCode, scanServiceId: about.scan.id }, true).unwrap();
      const option = invitedOption(options);
      if (!option) setEmptyZip(values.zipCode);
      else onSaved(values, { zipCode: values.zipCode, minPrice: option.minPrice, fee: option.minFee });
    } catch (error) {
      setFailure(getErrorMessage(error, texts.callFailed));
    }
  };

  return (
    <>
      <AppForm<HandOffChoices> initialValues={choices} validationSchema={choicesSchema} onSubmit={submit} label={choiceTexts.title}>
        <PersistValues<HandOffChoices> onChange={onChange} />
        <RadioCards
          name="payment"
          label={choiceTexts.payment}
          options={[
            {
              value: 'self-pay',
              label: choiceTexts.selfPay,
              figure: formatDollars(getPrice(about)),
              text: choiceTexts.selfPayText(formatDollars(about.scan.fee), formatDollars(about.scan.minPrice)),
            },
            { value: 'insurance', label: choiceTexts.insurance, text: choiceTexts.insuranceText },
          ]}
        />
        <ZipField name="zipCode" label={choiceTexts.zip} hint={choiceTexts.zipHint} />
        <TimeField />
        <FormFailure>{failure}</FormFailure>
        <FormFooter onBack={onBack} />
      </AppForm>
      {emptyZip && (
        <AlertDialog title={choiceTexts.noCentersTitle} onClose={() => setEmptyZip(undefined)}>
          {choiceTexts.noCenters(emptyZip)}
        </AlertDialog>
      )}
    </>
  );
}
