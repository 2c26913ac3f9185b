import { type FormikHelpers } from 'formik';
import { array, object } from 'yup';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useAgreeContractMutation, useSaveInsuranceMutation } from '@scanharbor/shared-contracts/api/scans';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { availabilityWindows } from '@scanharbor/shared-contracts/domain/availability';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Card, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { labels, scanTexts } from '../../texts';
import { toInsuranceRecord } from '../insurance-record/record-values';
import { OfferedTimes } from '../request-flow/offered-times';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts, consentTexts } from './confirm-request.texts';
import { StepActions } from './step-actions';

interface ContractValues {
  consents: string[];
}

const schema = object({ consents: array().min(consentTexts.length, texts.consentsMissing) });
const consents = consentTexts.map((label, index) => ({ value: String(index), label }));

/** Step 3: all answers, the consents, and the agreement; insurance is stored first (PR-175, PR-184). */
export function ContractStep({ card, answers, onBack, onNext }: ConfirmStepProps) {
  const [agree] = useAgreeContractMutation();
  const [saveInsurance] = useSaveInsuranceMutation();
  const { selfPay = false, budget = card.budget, insurance, availability } = answers;
  const { data: insurers } = useInsurersQuery(undefined, { skip: selfPay });
  const insurer = insurers?.find(({ id }) => String(id) === insurance?.insurerId)?.name ?? '';

  const confirm = async (_values: ContractValues, { setStatus }: FormikHelpers<ContractValues>) => {
    setStatus(undefined);
    try {
      if (!selfPay && insurance) await saveInsurance(toInsuranceRecord(insurance)).unwrap();
      await agree({ requestId: card.requestId, budget, selfPay }).unwrap();
      onNext();
    } catch (error) {
      setStatus(getErrorMessage(error, texts.saveFailed));
    }
  };

  const rows = [
    { label: labels.scan, value: card.scanName },
    { label: labels.when, value: <OfferedTimes availability="specific" windows={availabilityWindows(availability)} /> },
    { label: texts.notice, value: texts.hours(availability.notice) },
    { label: labels.distance, value: scanTexts.miles(answers.miles) },
    ...(selfPay
      ? [
          { label: labels.payment, value: texts.selfPay },
          { label: labels.hold, value: labels.holdDue(formatDollars(card.fee)) },
          { label: labels.atScan, value: formatDollars(budget) },
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
          <Text $size="note" $color="ink2">
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
