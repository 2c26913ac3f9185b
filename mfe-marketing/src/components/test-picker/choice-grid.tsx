import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { Heading, media, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  /* The width of the longest word, also with large text. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  /* The height of a name with two lines, so that the placeholders are as high as the loaded choices. */
  grid-auto-rows: minmax(4rem, 1fr);
  gap: ${token.space12};
  margin-top: ${token.space12};

  ${media.from(768)} {
    grid-auto-rows: minmax(3.5rem, 1fr);
  }

  ${media.from(991)} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space12};
  width: 100%;
  height: 100%;
  min-height: ${token.controlHeight};
  padding: ${token.space8} ${token.space12};
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-weight: ${token.weightMedium};
  text-align: start;
  cursor: pointer;

  img {
    flex: none;
  }

  &:hover {
    border-color: ${token.ink2};
  }

  &[aria-pressed='true'] {
    border: 2px solid ${token.brand};
    background: ${token.brandTint};
  }
`;

/** Shows placeholders while the choices of a level load. */
export function ChoiceGridSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <section aria-busy="true">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Grid aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonBar as="li" key={index} $height="100%" />
        ))}
      </Grid>
    </section>
  );
}

interface ChoiceGridProps<Value extends string | number> {
  title: string;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  picked: Value | undefined;
  onPick: (value: Value) => void;
  /** True when the level replaces a clicked button: its heading receives the focus, unless the focus has moved on. */
  takesFocus?: boolean;
  /** False for the level that stands on the page from the start, so that the page opens at its own top. */
  scrollsToTop?: boolean;
}

/** On screens up to this width a new level scrolls to the top (MK-088). */
const smallScreen = '(max-width: 480px)';

/** Shows one level of the picker: all choices, or the chosen one, which a click clears. */
export function ChoiceGrid<Value extends string | number>({
  title,
  choices,
  picked,
  onPick,
  takesFocus = false,
  scrollsToTop = true,
}: ChoiceGridProps<Value>) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (scrollsToTop && window.matchMedia(smallScreen).matches) section.current?.scrollIntoView({ block: 'start' });
  }, [scrollsToTop]);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  const visibleChoices = picked === undefined ? choices : choices.filter(({ value }) => value === picked);
  return (
    <section ref={section}>
      <Heading level={3} size="small" ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Heading>
      <Grid>
        {visibleChoices.map(({ value, label, icon }) => (
          <li key={value}>
            <Choice type="button" aria-pressed={value === picked} onClick={() => onPick(value)}>
              {icon}
              {label}
            </Choice>
          </li>
        ))}
      </Grid>
    </section>
  );
}
