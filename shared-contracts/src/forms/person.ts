import { boolean, object, ref, string } from 'yup';
import { meetsPasswordRule, passwordTexts } from '../domain/password';
import { toPhone } from '../domain/phone';
import { formTexts } from './form-texts';

/** Personal details; the same fields in the flow, the invitation and settings. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  /** As typed; sent in the form of `toPhone`. */
  phone: string;
  /** YYYY-MM-DD, '' until it is chosen. */
  dob: string;
  allowTexts: boolean;
}

export interface RegistrationValues extends PersonValues {
  password: string;
  terms: boolean;
}

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const emailField = string().trim().required(formTexts.email).matches(emailLike, formTexts.email);

const phoneField = string()
  .required(formTexts.phone)
  .test('phone', formTexts.phone, (phone) => toPhone(phone) !== null);

/** A new password; `strict` for new accounts in the flow and the invitation, `basic` elsewhere (D42). */
export const newPasswordField = (rule: 'strict' | 'basic') =>
  string().test('password', passwordTexts.rule, (password) => meetsPasswordRule(rule, password ?? ''));

/** The new password again; `field` is the name of the first entry (SC-402). */
export const confirmationField = (field: string) =>
  string()
    .required(passwordTexts.mismatch)
    .oneOf([ref(field)], passwordTexts.mismatch);

export const personFields = {
  firstName: string().trim().required(formTexts.firstName),
  lastName: string().trim().required(formTexts.lastName),
  email: emailField,
  phone: phoneField,
  dob: string().required(formTexts.dob),
  allowTexts: boolean(),
};

/** The profile in step 2 (PR-082, PR-083). */
export const personSchema = object(personFields);

/** Registration in the flow and in the invitation: the strict password and the terms, too (PR-083, SC-401). */
export const registrationSchema = object({
  ...personFields,
  password: newPasswordField('strict'),
  terms: boolean().oneOf([true], formTexts.terms),
});

export interface SignInValues {
  email: string;
  password: string;
  remember: boolean;
}

/** Signing in inside a flow. */
export const signInSchema = object({
  email: string().trim().required(formTexts.email),
  password: string().required(formTexts.password),
  remember: boolean(),
});

export const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', phone: '', dob: '', allowTexts: false };
