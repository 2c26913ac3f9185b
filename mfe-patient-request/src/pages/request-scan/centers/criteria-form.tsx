import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { stepTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Card } from '@scanharbor/shared-ui/layout';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { object, string } from 'yup';
import { ScanField } from '../../../components/request-flow/step-one/scan-field';
import { scanTexts } from '../../../texts';
import { centersTexts as texts } from './centers.texts';

export type Criteria = Pick<StepOneValues, 'scanServiceId' | 'zipCode' | 'payment'>;

const schema = object({
  scanServiceId: string().required(stepTexts.scan),
  zipCode: string().test('zip', stepTexts.zip, (zip) => isZip(zip ?? '')),
  payment: string().required(stepTexts.payment),
});

const payments = [
  { value: 'self-pay', label: texts.selfPay },
  { value: 'insurance', label: texts.insurance },
];

interface CriteriaFormProps {
  values: Criteria;
  /** Modality to open the list of scans at. */
  scanTypeId: number | undefined;
  onSubmit: (criteria: Criteria) => void;
}

/** Scan, ZIP code and way to pay: what the results need. */
export function CriteriaForm({ values, scanTypeId, onSubmit }: CriteriaFormProps) {
  return (
    <Card>
      <AppForm<Criteria> initialValues={values} validationSchema={schema} onSubmit={onSubmit} label={texts.title}>
        <ScanField scanTypeId={scanTypeId} />
        <ZipField name="zipCode" label={scanTexts.zip} />
        <ChipRadios name="payment" label={texts.pay} options={payments} />
        <div>
          <SubmitButton>{texts.show}</SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
