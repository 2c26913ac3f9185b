import { hasExtension, prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { emptyPerson, newPasswordField, personFields, type RegistrationValues } from '@scanharbor/shared-contracts/forms/person';
import { isZip, zipLength } from '@scanharbor/shared-contracts/domain/zip-code';
import { boolean, mixed, object, string } from 'yup';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

/** Fields of a new account, and further fields of the request. */
export interface DoctorRequestValues extends RegistrationValues {
  scanServiceId: string;
  zipCode: string;
  /** Ids of preferred centers, one entry for each menu; '' for a menu without a choice. */
  locations: string[];
  file: File | null;
}

export const emptyDoctorRequest: DoctorRequestValues = {
  ...emptyPerson,
  password: '',
  terms: false,
  scanServiceId: '',
  zipCode: '',
  locations: [''],
  file: null,
};

/** Whether the form looks up the ZIP code: only a complete one, never a longer text (MK-128). */
export const isLookedUp = (zip: string, scanServiceId: string): boolean => scanServiceId !== '' && zip.length === zipLength;

/** Returns the ids of the preferred centers, each once. Blank entries are ignored (MK-130). */
export const listPreferredIds = (entries: readonly string[]): number[] => [
  ...new Set(entries.filter((entry) => entry.trim() !== '').map(Number)),
];

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

/** Creates the schema: a guest also fills in the account fields, a signed-in patient only the request fields. */
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
