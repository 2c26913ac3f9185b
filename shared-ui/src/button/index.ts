export { Button, type ButtonProps } from './button';
export { ButtonAnchor, ButtonLink } from './button-link';
export { buttonLook, type ButtonLook, type ButtonVariant } from './button.styles';
export { IconButton, type IconButtonProps } from './icon-button';
