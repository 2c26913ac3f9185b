export { Button, type ButtonProps } from './button';
export { ButtonAnchor, ButtonLink } from './button-link';
export { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';
export { IconButton } from './icon-button';
