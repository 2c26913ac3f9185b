import { type FormikHelpers } from 'formik';
import { array, object } from 'yup';
import { failureMessage } from '@scanharbor/shared-contracts';
import { useAgreeContractMutation, useSaveInsuranceMutation } from '@scanharbor/shared-contracts/api/scans';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Card, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { labels, scanTexts } from '../../texts';
import { recordOfValues } from '../insurance-record/record-values';
import { When } from '../request-flow/when';
import { type ConfirmStepProps, windowsOf } from './confirm-answers';
import { confirmTexts as texts, consentTexts } from './confirm-request.texts';
import { StepActions } from './step-actions';

interface ContractValues {
  consents: string[];
}

const schema = object({ consents: array().min(consentTexts.length, texts.consentsMissing) });
const consents = consentTexts.map((label, index) => ({ value: String(index), label }));

/** Step 3: what was answered, the consents, and the agreement; insurance is stored first (PR-175, PR-184). */
export function ContractStep({ card, answers, onBack, onNext }: ConfirmStepProps) {
  const [agree] = useAgreeContractMutation();
  const [saveInsurance] = useSaveInsuranceMutation();
  const { selfPay = false, budget = card.budget, insurance, availability } = answers;
  const { data: insurers } = useInsurersQuery(undefined, { skip: selfPay });
  const insurer = insurers?.find(({ id }) => String(id) === insurance?.insurerId)?.name ?? '';

  const confirm = async (_values: ContractValues, { setStatus }: FormikHelpers<ContractValues>) => {
    setStatus(undefined);
    try {
      if (!selfPay && insurance) await saveInsurance(recordOfValues(insurance)).unwrap();
      await agree({ requestId: card.requestId, budget, selfPay }).unwrap();
      onNext();
    } catch (error) {
      setStatus(failureMessage(error, texts.saveFailed));
    }
  };

  const rows = [
    { label: labels.scan, value: card.scanName },
    { label: labels.when, value: <When availability="specific" windows={windowsOf(availability)} /> },
    { label: texts.notice, value: texts.hours(availability.notice) },
    { label: labels.distance, value: scanTexts.miles(answers.miles) },
    ...(selfPay
      ? [
          { label: labels.payment, value: texts.selfPay },
          { label: labels.hold, value: dollars(card.fee) },
          { label: labels.atScan, value: dollars(budget) },
        ]
      : [
          { label: labels.insurance, value: insurer },
          { label: labels.memberId, value: insurance?.memberId ?? '' },
        ]),
  ];
  return (
    <AppForm<ContractValues>
      idPrefix="confirm-contract"
      label={texts.contract}
      initialValues={{ consents: [] }}
      validationSchema={schema}
      onSubmit={confirm}
    >
      {({ status }) => (
        <>
          <Card as="div">
            <SummaryList rows={rows} />
          </Card>
          <CheckboxGroup name="consents" label={texts.consents} options={consents} />
          <Text $size="note" $colour="ink2">
            {texts.consentsNote}
          </Text>
          <StepActions problem={status as string | undefined} onBack={onBack}>
            <SubmitButton>{texts.confirm}</SubmitButton>
          </StepActions>
        </>
      )}
    </AppForm>
  );
}
