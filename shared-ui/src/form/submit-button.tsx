import { type ReactElement } from 'react';
import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../button/index';

/** Submits the surrounding form; shows and announces "Saving…" while it runs. Never disabled because of missing answers. */
export function SubmitButton({ variant = 'primary', saving, ...rest }: Omit<ButtonProps, 'type'>): ReactElement {
  const { isSubmitting } = useFormikContext();
  return <Button {...rest} type="submit" variant={variant} saving={saving ?? isSubmitting} />;
}
