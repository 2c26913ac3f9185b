import { type MouseEvent, type ReactElement, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { widgetTexts } from '../widget-texts';
import { Heading, token } from '../theme/index';
import { type ErrorItem } from './error-list';

const Box = styled.div`
  padding: ${token.cardPad};
  border: 2px solid ${token.danger};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  &:focus {
    outline: 3px solid ${token.focus};
    outline-offset: 2px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space4};
  margin-top: ${token.space8};
`;

const ErrorLink = styled.a`
  display: inline-block;
  min-height: ${token.targetSize};
  color: ${token.danger};
  font-weight: ${token.weightMedium};
`;

const goTo = (id: string) => (event: MouseEvent) => {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  const label = document.getElementById(`${id}-label`) ?? control;
  label.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
};

interface ErrorSummaryProps {
  items: readonly ErrorItem[];
  /** The focusable box. */
  ref?: Ref<HTMLDivElement>;
}

/** "There is a problem": lists every error of the form, each as a link to its field. */
export function ErrorSummary({ items, ref }: ErrorSummaryProps): ReactElement {
  const title = useId();
  return (
    <Box ref={ref} role="alert" tabIndex={-1} aria-labelledby={title}>
      <Heading level={2} size="card" id={title}>
        {widgetTexts.errorSummaryTitle}
      </Heading>
      <List>
        {items.map(({ name, message, id }) => (
          <li key={name}>
            <ErrorLink href={`#${id}`} onClick={goTo(id)}>
              {message}
            </ErrorLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
