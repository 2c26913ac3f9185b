import { prescriptionFile } from '@scanharbor/shared-contracts/forms/prescription';
import { newPasswordField, personFields } from '@scanharbor/shared-contracts/forms/person';
import { zipLength } from '@scanharbor/shared-contracts/domain/zip-code';
import { hasExtension } from '@scanharbor/shared-ui/file-upload';
import { boolean, mixed, object, string } from 'yup';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

export interface DoctorRequestValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dob: string;
  allowTexts: boolean;
  password: string;
  terms: boolean;
  scanServiceId: string;
  zipCode: string;
  file: File | null;
}

export const emptyDoctorRequest: DoctorRequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dob: '',
  allowTexts: false,
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
    .matches(/^\d{5}$/, texts.zipInvalid),
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
