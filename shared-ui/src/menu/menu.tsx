import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Menu as AriaMenu, MenuContext, MenuItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button, type ButtonVariant } from '../button/index';
import { token } from '../theme/index';

/**
 * A list that is longer than the room beside its button scrolls: over the button, the end of the press that opens it would choose an entry.
 */
const MenuPopover = styled(Popover)`
  min-width: 12rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  color: ${token.ink};
  box-shadow: 0 8px 24px ${token.shadow};
`;

const List = styled(AriaMenu)`
  padding: ${token.space4};
  outline: none;
` as typeof AriaMenu;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  display: block;
  padding: 8px ${token.space12};
  border-radius: 4px;
  color: ${({ $danger }) => ($danger ? token.danger : token.ink)};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }
`;

interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
  danger?: boolean;
}

interface MenuActionsProps {
  actions: readonly MenuAction[];
}

/** The actions of a menu. */
export function MenuActions({ actions }: MenuActionsProps): ReactElement {
  return (
    <List>
      {actions.map(({ id, label, onAction, danger = false }) => (
        <Item key={id} id={id} $danger={danger} onAction={onAction}>
          {label}
        </Item>
      ))}
    </List>
  );
}

interface MenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button, when its content is not sufficient. */
  name?: string;
  /** `MenuActions`, or a component that renders them. Rendered while the menu is open only: each row of a list may have a menu. */
  children: ReactNode;
  variant?: ButtonVariant;
  /** Leaves out the arrow, where a row has no room for it. */
  isShort?: boolean;
}

/** The entry that gets the focus when a menu opens; with a pointer none does. */
type FirstFocus = 'first' | 'last' | true;

const focusByKey: Record<string, FirstFocus> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/** A button that opens a list of actions. */
export function Menu({ label, name, children, variant = 'secondary', isShort = false }: MenuProps): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [autoFocus, setAutoFocus] = useState<FirstFocus>();
  const open = (focus: FirstFocus): void => {
    // Safari does not focus a button that is pressed, and the focus returns to it.
    button.current?.focus();
    setAutoFocus(focus);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const focus = focusByKey[event.key];
    if (!focus) return;
    event.preventDefault();
    // In a list, the arrow keys go from row to row.
    event.stopPropagation();
    open(focus);
  };
  const menu = useMemo(
    () => ({ 'aria-labelledby': id, onClose: () => setAutoFocus(undefined), ...(autoFocus ? { autoFocus } : {}) }),
    [id, autoFocus],
  );
  const isOpen = autoFocus !== undefined;
  return (
    <>
      <Button
        ref={button}
        id={id}
        variant={variant}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(true)}
        onKeyDown={handleKeyDown}
      >
        {label}
        {!isShort && <ChevronDown size={16} aria-hidden="true" />}
      </Button>
      {isOpen && (
        <MenuPopover
          isOpen
          triggerRef={button}
          aria-labelledby={id}
          placement="bottom end"
          onOpenChange={(isStillOpen) => {
            if (!isStillOpen) setAutoFocus(undefined);
          }}
        >
          <MenuContext value={menu}>{children}</MenuContext>
        </MenuPopover>
      )}
    </>
  );
}
