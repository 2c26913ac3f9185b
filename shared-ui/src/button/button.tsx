import { type ButtonHTMLAttributes, type MouseEvent, type ReactElement, type Ref } from 'react';
import { uiTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden/index';
import { ButtonElement, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the main action of a form or card, `danger` for what removes something, `link` within text. */
  variant?: ButtonVariant;
  /** Shows and announces "Saving…", ignores clicks and retains focus. A button that never saves leaves it out. */
  saving?: boolean | undefined;
  /** Replaces the text "Saving…". */
  savingText?: string;
  /** Fills the width of its container. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button, by default of type "button". Its height depends on the density. */
export function Button({
  variant = 'secondary',
  saving,
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
      {saving !== undefined && <VisuallyHidden role="status">{saving ? savingText : ''}</VisuallyHidden>}
    </>
  );
}
