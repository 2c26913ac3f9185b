import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index';
import { widgetTexts } from '../widget-texts';
import { token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { useAutoDismiss } from './use-auto-dismiss';

const variants = {
  success: {
    colors: `background: ${token.okTint}; border-color: ${token.ok};`,
    ink: token.ok,
    Icon: CircleCheck,
  },
  failure: {
    colors: `background: ${token.dangerTint}; border-color: ${token.danger};`,
    ink: token.danger,
    Icon: TriangleAlert,
  },
  neutral: {
    colors: `background: ${token.accentTint}; border-color: ${token.accent};`,
    ink: token.accent,
    Icon: Info,
  },
} as const;

type Variant = keyof typeof variants;

const Box = styled.div<{ $variant: Variant }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space12};
  align-items: start;
  padding: ${token.space12} ${token.space16};
  border: 1px solid;
  border-radius: ${token.radiusControl};
  color: ${token.ink};
  ${({ $variant }) => variants[$variant].colors}

  > svg {
    margin-top: 2px;
    color: ${({ $variant }) => variants[$variant].ink};
  }

  > button {
    margin: -6px 0;
    margin-inline-end: -8px;
    width: 36px;
    height: 36px;
  }
`;

const getVariant = (status: boolean | null): Variant => (status === null ? 'neutral' : status ? 'success' : 'failure');

interface BannerProps {
  /** true: success; false: error; null: neutral [UI-001]. */
  status: boolean | null;
  /** Milliseconds until the banner dismisses itself; null: only the user dismisses it [UI-002]. */
  delay: number | null;
  /** Called when the banner is dismissed or its time is over. Without it, the page removes the banner. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** Shows one message: a failure as an alert, all others as a status. Pointer and focus pause its timer. */
export function Banner({ status, delay, onDismiss, children }: BannerProps): ReactElement {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoDismiss(delay, pointed || focused, onDismiss);
  const variant = getVariant(status);
  const { Icon } = variants[variant];
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <Box
      $variant={variant}
      role={status === false ? 'alert' : 'status'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      <Icon size={20} aria-hidden="true" />
      <div>
        <VisuallyHidden>{widgetTexts.status[variant]} </VisuallyHidden>
        {children}
      </div>
      {delay === null && onDismiss && (
        <IconButton label={widgetTexts.dismiss} onClick={onDismiss}>
          <X size={18} />
        </IconButton>
      )}
    </Box>
  );
}
