import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index';
import { LineIcon } from '../icon/index';
import { uiTexts } from '../texts';
import { Heading, type HeadingLevel, Text, token } from '../theme/index';

const Box = styled.div<{ $plain: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${token.space8};
  padding: ${token.cardPad};
  background: ${token.surface};
  border-radius: ${token.radiusCard};
  ${({ $plain }) => !$plain && `border: 1px solid ${token.danger};`}
`;

const Title = styled.div`
  display: flex;
  gap: ${token.space8};

  svg {
    flex: none;
    margin-top: 2px;
    color: ${token.danger};
  }
`;

export interface LoadErrorProps {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  /** True while the next attempt runs. */
  retrying?: boolean;
  /** Heading level; 2 by default. */
  level?: HeadingLevel;
  /** Without a border, inside a frame that has one. */
  plain?: boolean;
}

/** After Try again the focused button disappears, so focus moves to the heading above the loaded content. */
function useFocusHeadingOnUnmount(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const heading = box.parentElement?.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading || box.contains(heading)) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, [ref]);
}

/** Shows what could not be loaded, with Try again. Announced as an alert. */
export function LoadError({ title, text, onRetry, retrying, level = 2, plain = false }: LoadErrorProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useFocusHeadingOnUnmount(box);
  return (
    <Box ref={box} role="alert" $plain={plain}>
      <Title>
        <LineIcon name="warning" size={20} />
        <Heading level={level} size="card">
          {title}
        </Heading>
      </Title>
      {text && <Text>{text}</Text>}
      {onRetry && (
        <Button saving={retrying ?? false} savingText={uiTexts.loading} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      )}
    </Box>
  );
}
