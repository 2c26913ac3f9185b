import { type FormikHelpers } from 'formik';
import { messageShown, useAppDispatch, userUpdated } from '@scanharbor/shared-contracts';
import { useUpdatePatientUserMutation, useUpdateProfileMutation } from '@scanharbor/shared-contracts/api/patients';
import { type PatientChanges } from '@scanharbor/shared-contracts/domain/profile';
import { getProfileError } from '../../components/request-flow/step-two/registration-failure';
import { changedFields } from './changed-fields';
import { settingsTexts } from './settings.texts';

/** Display time of a success message, in ms. */
const successDelay = 5000;

/** Returns a function that saves changed fields: names and email to the account, the rest to the patient (PR-235, PR-238, D90). */
export function useSaveProfile() {
  const dispatch = useAppDispatch();
  const [updateProfile] = useUpdateProfileMutation();
  const [updateUser] = useUpdatePatientUserMutation();

  return async <Values extends PatientChanges>(previous: Values, now: Values, { setErrors, setFieldValue }: FormikHelpers<Values>) => {
    const { firstName, lastName, email, ...rest } = changedFields<PatientChanges>(previous, now);
    const account = Object.fromEntries(Object.entries({ firstName, lastName, email }).filter(([, value]) => value !== undefined));
    const showMessage = (status: boolean | null, message: string, delay: number | null) =>
      dispatch(messageShown({ status, message, delay, id: 'settings' }));
    if (Object.keys(account).length + Object.keys(rest).length === 0)
      return void showMessage(null, settingsTexts.nothingChanged, successDelay);
    try {
      if (Object.keys(account).length > 0) await updateUser(account).unwrap();
      if (Object.keys(rest).length > 0) await updateProfile(rest).unwrap();
      if (email !== undefined) {
        dispatch(userUpdated({ pendingEmail: email }));
        await setFieldValue('email', previous.email);
      }
      showMessage(true, settingsTexts.saved, successDelay);
    } catch (error) {
      const { fields, banner } = getProfileError(error, settingsTexts.failed);
      if (banner) showMessage(false, banner, null);
      setErrors(fields as Parameters<typeof setErrors>[0]);
    }
  };
}
