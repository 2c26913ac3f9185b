import { getErrorMessage, toFieldErrors } from '@scanharbor/shared-contracts';
import { useAddDoctorMutation } from '@scanharbor/shared-contracts/api/doctors';
import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { array, boolean, object, string } from 'yup';
import { SpecialtyField } from '../../components/doctor/specialty-field';
import { doctorTexts } from '../../content/doctors';
import { readCenterKeys } from './center-keys';
import { LocationChoices } from './location-choices';

const texts = doctorTexts.refer;

interface ReferValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  zipCode: string;
  specialty: string;
  publishEmail: boolean;
  prefers: boolean;
  /** Values of `toCenterKey`. */
  locations: string[];
}

const empty: ReferValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  zipCode: '',
  specialty: '',
  publishEmail: false,
  prefers: false,
  locations: [],
};

/** Validates the form. Preferred locations require a valid ZIP code of 5 digits (MK-112). */
const schema = object({
  firstName: string().trim().required(texts.missing.firstName),
  lastName: string().trim().required(texts.missing.lastName),
  email: emailField,
  zipCode: string().test('zip', texts.zipForLocations, (zip, { parent }) => !(parent as ReferValues).prefers || isZip(zip ?? '')),
  prefers: boolean(),
  locations: array(),
});

/** Collects the doctor and the preferred centers, and saves the doctor as referred (MK-111). */
export function ReferForm({ onSaved }: { onSaved: (doctor: ListedDoctor) => void }) {
  const [add] = useAddDoctorMutation();
  const [failure, setFailure] = useState<string>();
  const submit = async (values: ReferValues, { setErrors }: FormikHelpers<ReferValues>) => {
    setFailure(undefined);
    try {
      const doctor = await add({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        zipCode: values.zipCode,
        referred: true,
        emailIsPublic: values.publishEmail,
        ...(values.specialty ? { specialty: values.specialty } : {}),
        ...(toPhone(values.phone) ? { phone: toPhone(values.phone) ?? undefined } : {}),
        ...(values.prefers ? { preferredLocationIds: readCenterKeys(values.zipCode, values.locations) } : {}),
      }).unwrap();
      onSaved(doctor);
    } catch (error) {
      const { email } = toFieldErrors(error);
      if (email) setErrors({ email });
      else setFailure(getErrorMessage(error, texts.failed));
    }
  };
  return (
    <AppForm<ReferValues> initialValues={empty} validationSchema={schema} onSubmit={submit} label={texts.title}>
      <FieldRow>
        <TextField name="firstName" label={texts.firstName} />
        <TextField name="lastName" label={texts.lastName} />
      </FieldRow>
      <TextField name="email" type="email" label={texts.email} />
      <CheckboxField name="publishEmail" label={texts.publishEmail} />
      <FieldRow>
        <PhoneField name="phone" label={texts.phone} optional autoComplete="off" />
        <ZipField name="zipCode" label={texts.zip} optional />
      </FieldRow>
      <SpecialtyField optional />
      <CheckboxField name="prefers" label={texts.prefers} />
      <LocationChoices />
      <FormFailure>{failure}</FormFailure>
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </AppForm>
  );
}
