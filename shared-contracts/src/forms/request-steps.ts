import { array, boolean, object, string } from 'yup';
import { type PrescriptionPage } from '../domain/scan-request';
import { type TimeWindow } from '../domain/slots';
import { isZip } from '../domain/zip-code';
import { stepTexts } from './form-texts';

/** Answers of step 1. Texts are '' until chosen. */
export interface StepOneValues {
  /** Id of the scan. */
  scanServiceId: string;
  zipCode: string;
  /** Miles of the chosen distance option. */
  miles: string;
  payment: '' | 'self-pay' | 'insurance';
  availability: '' | 'flexible' | 'specific';
  /** Only with 'specific'; wall-clock times at the center. */
  windows: TimeWindow[];
  /** Id of the chosen center; left out, each center within the distance gets the request. */
  locationId?: number | undefined;
}

export const emptyStepOne: StepOneValues = {
  scanServiceId: '',
  zipCode: '',
  miles: '',
  payment: '',
  availability: '',
  windows: [],
};

/** Answers of step 3. */
export interface StepThreeValues {
  doctorId: number | null;
  doctorFirstName: string;
  doctorLastName: string;
  doctorPhone: string;
  reason: string;
  blobId: string;
  fileName: string;
  /** The further pages of the prescription; missing in drafts of older releases. */
  morePages?: PrescriptionPage[] | undefined;
  willBring: boolean;
  /** '' or the id of the answer: 0 no, 1 yes, 2 declined. */
  covid: string;
}

export const emptyStepThree: StepThreeValues = {
  doctorId: null,
  doctorFirstName: '',
  doctorLastName: '',
  doctorPhone: '',
  reason: '',
  blobId: '',
  fileName: '',
  willBring: false,
  covid: '',
};

/** Answers of step 4 for insurance. */
export interface InsuranceValues {
  insurerId: string;
  memberId: string;
}

/** Step 1 saves only when all five are chosen (PR-061). */
export const stepOneSchema = object({
  scanServiceId: string().required(stepTexts.scan),
  zipCode: string().test('zip', stepTexts.zip, (zip) => isZip(zip ?? '')),
  miles: string().required(stepTexts.distance),
  payment: string().required(stepTexts.payment),
  availability: string()
    .required(stepTexts.availability)
    .test('windows', stepTexts.windows, (choice, { parent }) => choice !== 'specific' || (parent as StepOneValues).windows.length > 0),
  windows: array(),
});

/** Step 3 needs a file, unless a self-pay patient brings the prescription (PR-115). */
export const stepThreeSchema = (selfPay: boolean) =>
  object({
    doctorFirstName: string().trim().required(stepTexts.doctorFirstName),
    doctorLastName: string().trim().required(stepTexts.doctorLastName),
    reason: string().trim().required(stepTexts.reason),
    blobId: string().test(
      'prescription',
      stepTexts.prescription,
      (blobId, { parent }) => Boolean(blobId) || (selfPay && (parent as StepThreeValues).willBring),
    ),
    willBring: boolean(),
  });

/** Insurance needs a company and a member id (PR-137). */
export const insuranceSchema = object({
  insurerId: string().required(stepTexts.insurer),
  memberId: string().trim().required(stepTexts.memberId),
});
