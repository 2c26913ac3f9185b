import { type SessionUser } from '@scanharbor/shared-contracts';
import { controlStyles } from '@scanharbor/shared-ui/field';
import { media, token } from '@scanharbor/shared-ui/theme';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../components/lazy-dialog';
import { useKeyDown } from '../components/use-key-down';
import { texts } from '../texts';

const CommandPalette = lazyDialog(async () => (await import('../components/command-palette/command-palette')).CommandPalette);

const { palette } = texts;

const Opener = styled.button`
  ${controlStyles}
  display: flex;
  flex: 1 1 240px;
  gap: ${token.space8};
  align-items: center;
  max-width: 400px;
  color: ${token.ink2};
  text-align: start;
  cursor: pointer;

  span {
    flex: 1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  kbd {
    padding-inline: ${token.space4};
    border: 1px solid ${token.divider};
    border-radius: 4px;
    font: inherit;
    font-size: ${token.text13};
    line-height: 1.25rem;

    /* Generated, as it is no part of the name of the button. */
    &::before {
      content: attr(data-keys);
    }

    ${media.below(768)} {
      display: none;
    }
  }
`;

/** Opens the search over requests, pages and actions, by button and by Ctrl K (Command K on a Mac). */
export function FindButton({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
  });
  return (
    <>
      <Opener
        type="button"
        aria-label={palette.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={CommandPalette.prefetch}
        onFocus={CommandPalette.prefetch}
      >
        <Search size={16} aria-hidden="true" />
        <span>{palette.open}</span>
        <kbd aria-hidden="true" data-keys={palette.keys} />
      </Opener>
      {isOpen && <CommandPalette user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
