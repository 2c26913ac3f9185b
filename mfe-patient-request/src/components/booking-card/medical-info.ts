import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type NewDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { stepTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { emptyStepThree, type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { object, string } from 'yup';

/** The fields of step 3 for physician and reason, without the prescription. */
export type MedicalInfoValues = Pick<StepThreeValues, 'doctorId' | 'doctorFirstName' | 'doctorLastName' | 'doctorPhone' | 'reason'>;

const { doctorId, doctorFirstName, doctorLastName, doctorPhone, reason } = emptyStepThree;

export const emptyMedicalInfo: MedicalInfoValues = { doctorId, doctorFirstName, doctorLastName, doctorPhone, reason };

/** Requires a reason and a physician, from the list or by name (PR-193). */
export const medicalInfoSchema = object({
  doctorFirstName: string().trim().required(stepTexts.doctorFirstName),
  doctorLastName: string().trim().required(stepTexts.doctorLastName),
  reason: string().trim().required(stepTexts.reason),
});

/** Converts the typed physician to one that can be added to the list. */
export const toNewDoctor = (values: MedicalInfoValues): NewDoctor => ({
  firstName: values.doctorFirstName.trim(),
  lastName: values.doctorLastName.trim(),
  phone: toPhone(values.doctorPhone) ?? undefined,
});
