import { object, string } from 'yup';
import { lazyTexts } from '../../lazy-texts';

export const loginSchema = object({
  username: string().trim().required(lazyTexts.login.emailMissing),
  password: string().required(lazyTexts.login.passwordMissing),
});
