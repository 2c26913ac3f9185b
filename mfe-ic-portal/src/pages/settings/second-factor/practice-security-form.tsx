import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useChangePracticeSecurityMutation, useSecondFactorQuery } from '@scanharbor/shared-contracts/api/account/second-factor';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { object } from 'yup';
import { SectionCard } from '../../../components/section-card/section-card';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { texts } from '../../../texts';

const ruleTexts = texts.secondFactor.practice;

/** Whether staff of the practice need two-step sign-in; for its administrators. */
export function PracticeSecurityForm() {
  const dispatch = useAppDispatch();
  const { data: status } = useSecondFactorQuery();
  const [change] = useChangePracticeSecurityMutation();
  const { failure, send } = useSubmitWithErrors(texts.secondFactor.failed);
  if (!status) return null;
  return (
    <SectionCard id="practice-security" title={ruleTexts.title}>
      <AppForm
        followStored
        idPrefix="practice-security"
        label={ruleTexts.title}
        initialValues={{ required: status.required }}
        validationSchema={object({})}
        onSubmit={({ required }) =>
          send(async () => {
            await change({ secondFactorRequired: required }).unwrap();
            dispatch(messageShown({ id: 'settings', status: true, message: ruleTexts.saved, delay: 5_000 }));
          })
        }
      >
        <CheckboxField name="required" label={ruleTexts.require} hint={ruleTexts.hint} />
        <FormFailure>{failure}</FormFailure>
        <div>
          <SubmitButton>{ruleTexts.save}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
