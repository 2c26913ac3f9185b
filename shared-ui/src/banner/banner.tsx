import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index';
import { uiTexts } from '../texts';
import { token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { useGoneAfter } from './use-gone-after';

const looks = {
  success: {
    colours: `background: ${token.okTint}; border-color: ${token.ok};`,
    ink: token.ok,
    Icon: CircleCheck,
    word: 'Success:',
  },
  failure: {
    colours: `background: ${token.dangerTint}; border-color: ${token.danger};`,
    ink: token.danger,
    Icon: TriangleAlert,
    word: 'Problem:',
  },
  neutral: {
    colours: `background: ${token.accentTint}; border-color: ${token.accent};`,
    ink: token.accent,
    Icon: Info,
    word: 'Note:',
  },
} as const;

type Look = keyof typeof looks;

const Box = styled.div<{ $look: Look }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space12};
  align-items: start;
  padding: ${token.space12} ${token.space16};
  border: 1px solid;
  border-radius: ${token.radiusControl};
  color: ${token.ink};
  ${({ $look }) => looks[$look].colours}

  > svg {
    margin-top: 2px;
    color: ${({ $look }) => looks[$look].ink};
  }

  > button {
    margin: -6px -8px -6px 0;
    width: 36px;
    height: 36px;
  }
`;

const lookOf = (status: boolean | null): Look => (status === null ? 'neutral' : status ? 'success' : 'failure');

export interface BannerProps {
  /** true success, false error, null neutral [UI-001]. */
  status: boolean | null;
  /** Milliseconds until it goes by itself; null keeps it until it is dismissed [UI-002]. */
  delay: number | null;
  /** Its time is over, or it was dismissed. Left out, the page itself takes the banner away. */
  onGone?: () => void;
  children: ReactNode;
}

/** One message; failures are an alert, the rest a status. Its time stands still under pointer and focus. */
export function Banner({ status, delay, onGone, children }: BannerProps): ReactElement {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useGoneAfter(delay, pointed || focused, onGone);
  const look = lookOf(status);
  const { Icon, word } = looks[look];
  const leave = (event: FocusEvent<HTMLDivElement>) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <Box
      $look={look}
      role={status === false ? 'alert' : 'status'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <Icon size={20} aria-hidden="true" />
      <div>
        <VisuallyHidden>{word} </VisuallyHidden>
        {children}
      </div>
      {delay === null && onGone && (
        <IconButton label={uiTexts.dismiss} onClick={onGone}>
          <X size={18} />
        </IconButton>
      )}
    </Box>
  );
}
