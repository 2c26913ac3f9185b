import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
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

/** The children without a box of their own: they stand in the grid of the dialog. */
const Content = styled.div`
  display: contents;
`;

export interface DialogProps {
  title: string;
  /** True by default, for dialogs that are mounted only while open. */
  isOpen?: boolean;
  onClose: () => void;
  /**
   * Only its buttons close the dialog: neither Escape nor a click outside. Otherwise a click outside closes it until something is entered.
   */
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
  const hasEntries = useRef(false);
  useEffect(() => {
    if (!isOpen) hasEntries.current = false;
  }, [isOpen]);
  return (
    <Backdrop
      isOpen={isOpen}
      isDismissable={!isStatic && role === 'dialog'}
      isKeyboardDismissDisabled={isStatic}
      // A click that misses a button must not discard what was entered.
      shouldCloseOnInteractOutside={() => !hasEntries.current}
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
          <Content onInput={() => (hasEntries.current = true)}>{children}</Content>
          {actions && <DialogButtons>{actions}</DialogButtons>}
        </Body>
      </Window>
    </Backdrop>
  );
}
