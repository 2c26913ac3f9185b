import { prescriptionFile } from '@scanharbor/shared-contracts/forms/prescription';
import { emptyPerson, newPasswordField, personFields, type RegistrationValues } from '@scanharbor/shared-contracts/forms/person';
import { isZip, zipLength } from '@scanharbor/shared-contracts/domain/zip-code';
import { hasExtension } from '@scanharbor/shared-ui/file-upload';
import { boolean, mixed, object, string } from 'yup';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

/** What a new account takes, and what the request takes besides. */
export interface DoctorRequestValues extends RegistrationValues {
  scanServiceId: string;
  zipCode: string;
  file: File | null;
}

export const emptyDoctorRequest: DoctorRequestValues = {
  ...emptyPerson,
  password: '',
  terms: false,
  scanServiceId: '',
  zipCode: '',
  file: null,
};

/** Is the zip looked up? Only a whole one, and never a longer text (MK-128). */
export const isLookedUp = (zip: string, scanServiceId: string): boolean => scanServiceId !== '' && zip.length === zipLength;

const requestFields = {
  scanServiceId: string().required(texts.scanMissing),
  zipCode: string()
    .required(texts.zipInvalid)
    .test('zip', texts.zipInvalid, (zip) => isZip(zip)),
  file: mixed<File>()
    .nullable()
    .test('missing', texts.prescriptionMissing, (file) => file instanceof File)
    .test('type', prescriptionFile.typeMessage, (file) => !file || hasExtension(file.name, prescriptionFile.extensions)),
};

/** A guest also answers what a new account needs; a signed-in patient only what the request needs. */
export const requestSchema = (isPatient: boolean) =>
  object(
    isPatient
      ? requestFields
      : {
          ...personFields,
          password: newPasswordField('strict'),
          terms: boolean().oneOf([true], texts.termsMissing),
          ...requestFields,
        },
  );
