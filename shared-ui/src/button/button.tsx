import { type ButtonHTMLAttributes, type MouseEvent, type ReactElement, type Ref } from 'react';
import { uiTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden/index';
import { ButtonElement, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Shows and announces "Saving…" and lets no further press through; keeps focus. */
  saving?: boolean;
  /** What is shown and announced in place of "Saving…". */
  savingText?: string;
  /** As wide as its container. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` is "button" unless given. Its height follows the density. */
export function Button({
  variant = 'secondary',
  saving = false,
  savingText = uiTexts.saving,
  wide,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (saving) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <ButtonElement {...rest} type={type} $variant={variant} $wide={wide} aria-disabled={saving || rest['aria-disabled']} onClick={press}>
        {saving ? savingText : children}
      </ButtonElement>
      <VisuallyHidden role="status">{saving ? savingText : ''}</VisuallyHidden>
    </>
  );
}
