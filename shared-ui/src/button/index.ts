export { Button } from './button';
export type { ButtonProps } from './button';
export { ButtonAnchor, ButtonLink } from './button-link';
export { buttonLook } from './button.styles';
export type { ButtonLook, ButtonVariant } from './button.styles';
export { IconButton } from './icon-button';
export type { IconButtonProps } from './icon-button';
