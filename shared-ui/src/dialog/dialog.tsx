import { type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Heading as AriaHeading } from 'react-aria-components';
import { styled } from 'styled-components';
import { IconButton } from '../button/index';
import { widgetTexts } from '../widget-texts';
import { token } from '../theme/index';
import { Backdrop, Body, DialogButtons, type DialogSize, Head, Window } from './dialog.styles';

const Title = styled(AriaHeading)`
  font-size: ${token.text22};
  line-height: 1.75rem;
  letter-spacing: -0.015em;
  font-weight: ${token.weightStrong};
`;

export interface DialogProps {
  title: string;
  /** True by default, for dialogs that are mounted only while open. */
  isOpen?: boolean;
  onClose: () => void;
  /** Only its buttons close the dialog: neither Escape nor a click outside. */
  isStatic?: boolean;
  size?: DialogSize;
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the end, which name their actions. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A labeled modal dialog that takes focus, traps it, and returns it to the opener [UI-152]. */
export function Dialog({
  title,
  isOpen = true,
  onClose,
  isStatic = false,
  size = 'medium',
  role = 'dialog',
  actions,
  children,
}: DialogProps): ReactElement {
  return (
    <Backdrop
      isOpen={isOpen}
      isDismissable={!isStatic && role === 'dialog'}
      isKeyboardDismissDisabled={isStatic}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Window $size={size}>
        <Body role={role}>
          <Head>
            <Title slot="title" level={2}>
              {title}
            </Title>
            {!isStatic && role === 'dialog' && (
              <IconButton label={widgetTexts.close} onClick={onClose}>
                <X size={20} />
              </IconButton>
            )}
          </Head>
          {children}
          {actions && <DialogButtons>{actions}</DialogButtons>}
        </Body>
      </Window>
    </Backdrop>
  );
}
