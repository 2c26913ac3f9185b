import { toPhone } from '../domain/phone';
import { type Registration } from '../domain/registration';
import { requestFlowZip, unknownZip } from '../domain/zip-code';
import { type RegistrationValues } from './person';

/** Sent where a registration has no zip: in the request flow, and anywhere else (PR-084, PR-085, IN-033, D57). */
const zipWithoutOne = { flow: requestFlowZip, elsewhere: unknownZip } as const;

/** A registration form as it is sent. `zip` is what was given, or ''; `where` tells what stands in for a missing one. */
export function registrationOf(values: RegistrationValues, zip: string, where: keyof typeof zipWithoutOne): Registration {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    password: values.password,
    phone: toPhone(values.phone) ?? undefined,
    dob: values.dob,
    allowTexts: values.allowTexts,
    termsAgreed: values.terms,
    zipCode: zip || zipWithoutOne[where],
  };
}
