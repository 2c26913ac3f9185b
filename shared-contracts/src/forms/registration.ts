import { toPhone } from '../domain/phone';
import { type Registration } from '../domain/registration';
import { requestFlowZip, unknownZip } from '../domain/zip-code';
import { type RegistrationValues } from './person';

/** Zip sent for a registration without one: in the request flow, and elsewhere (PR-084, PR-085, IN-033, D57). */
const defaultZips = { flow: requestFlowZip, elsewhere: unknownZip } as const;

/** Converts a registration form to the call's values. `zip` is the entered one, or ''; `context` selects the default for a missing one. */
export function toRegistration(values: RegistrationValues, zip: string, context: keyof typeof defaultZips): Registration {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    password: values.password,
    phone: toPhone(values.phone) ?? undefined,
    dob: values.dob,
    allowTexts: values.allowTexts,
    termsAgreed: values.terms,
    zipCode: zip || defaultZips[context],
  };
}
