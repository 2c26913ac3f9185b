import { type FormikHelpers } from 'formik';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useUpdatePatientUserMutation, useUpdateProfileMutation } from '@scanharbor/shared-contracts/api/patients';
import { type PatientChanges } from '@scanharbor/shared-contracts/domain/registration';
import { profileFailure } from '../../components/request-flow/step-two/registration-failure';
import { changedFields } from './changed-fields';
import { settingsTexts } from './settings.texts';

/** How long a success stays, in ms. */
const successDelay = 5000;

/** Saves what was changed: names and email to the account, all else to the patient (PR-235, PR-238, D90). */
export function useProfileSaving() {
  const dispatch = useAppDispatch();
  const [updateProfile] = useUpdateProfileMutation();
  const [updateUser] = useUpdatePatientUserMutation();

  return async <Values extends PatientChanges>(before: Values, now: Values, { setErrors }: FormikHelpers<Values>) => {
    const { firstName, lastName, email, ...rest } = changedFields<PatientChanges>(before, now);
    const account = Object.fromEntries(Object.entries({ firstName, lastName, email }).filter(([, value]) => value !== undefined));
    const say = (status: boolean | null, message: string, delay: number | null) =>
      dispatch(messageShown({ status, message, delay, id: 'settings' }));
    if (Object.keys(account).length + Object.keys(rest).length === 0) return void say(null, settingsTexts.nothingChanged, successDelay);
    try {
      if (Object.keys(account).length > 0) await updateUser(account).unwrap();
      if (Object.keys(rest).length > 0) await updateProfile(rest).unwrap();
      say(true, settingsTexts.saved, successDelay);
    } catch (error) {
      const { fields, banner } = profileFailure(error, settingsTexts.failed);
      if (banner) say(false, banner, null);
      setErrors(fields as Parameters<typeof setErrors>[0]);
    }
  };
}
