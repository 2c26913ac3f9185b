import { type FormikHelpers } from 'formik';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useUpdatePatientAccountMutation } from '@scanharbor/shared-contracts/api/datica';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type PersonValues, personSchema } from '@scanharbor/shared-contracts/forms/person';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { Text } from '@scanharbor/shared-ui/theme';
import { accountTexts, flowTexts } from '../../../texts';
import { FormFooter } from '../step-footer';
import { ContactFields, NameFields } from './person-fields';
import { getProfileError } from './registration-failure';

interface ProfileFormProps {
  person: PersonValues;
  onChange: (person: PersonValues) => void;
  onBack: () => void;
  /** Saves the step once the profile is stored. */
  onSave: () => Promise<void>;
}

/** The signed-in patient's own profile, to check and change (PR-082, PR-087, PR-088). */
export function ProfileForm({ person, onChange, onBack, onSave }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const [update] = useUpdatePatientAccountMutation();

  const submit = async (values: PersonValues, { setErrors }: FormikHelpers<PersonValues>) => {
    try {
      await update({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        phone: toPhone(values.phone) ?? undefined,
        dob: values.dob,
        allowTexts: values.allowTexts,
      }).unwrap();
    } catch (error) {
      const { fields, banner } = getProfileError(error, flowTexts.callFailed);
      if (banner) dispatch(messageShown({ status: false, message: banner, delay: null }));
      setErrors(fields);
      return;
    }
    onChange(values);
    await onSave();
  };

  return (
    <AppForm<PersonValues> initialValues={person} validationSchema={personSchema} onSubmit={submit} label={flowTexts.steps[1].title}>
      <PersistValues<PersonValues> onChange={onChange} />
      <Text $color="ink2">{accountTexts.profileIntro}</Text>
      <NameFields />
      <ContactFields />
      <FormFooter continueText={flowTexts.continueTo[1]} onBack={onBack} />
    </AppForm>
  );
}
