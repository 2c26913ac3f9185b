import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type NewDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { emptyStepThree, type StepThreeValues, stepTexts } from '@scanharbor/shared-contracts/forms/request-steps';
import { object, string } from 'yup';

/** What step 3 asks about the physician and the reason, without its files. */
export type MedicalInfoValues = Pick<StepThreeValues, 'doctorId' | 'doctorFirstName' | 'doctorLastName' | 'doctorPhone' | 'reason'>;

const { doctorId, doctorFirstName, doctorLastName, doctorPhone, reason } = emptyStepThree;

export const emptyMedicalInfo: MedicalInfoValues = { doctorId, doctorFirstName, doctorLastName, doctorPhone, reason };

/** A physician, of the list or by name, and a reason are needed (PR-193). */
export const medicalInfoSchema = object({
  doctorFirstName: string().trim().required(stepTexts.doctorFirstName),
  doctorLastName: string().trim().required(stepTexts.doctorLastName),
  reason: string().trim().required(stepTexts.reason),
});

/** The physician of the answers as one to be added to the list. */
export const newDoctorOf = (values: MedicalInfoValues): NewDoctor => ({
  firstName: values.doctorFirstName.trim(),
  lastName: values.doctorLastName.trim(),
  phone: toPhone(values.doctorPhone) ?? undefined,
});
