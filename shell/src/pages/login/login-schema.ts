import { object, string } from 'yup';

export const loginSchema = object({
  username: string().trim().required('Enter your email address'),
  password: string().required('Enter your password'),
});
