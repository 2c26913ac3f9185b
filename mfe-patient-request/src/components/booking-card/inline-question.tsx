import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';

/** A question in a card, instead of its buttons. Takes the focus, so that screen readers announce it. */
export function InlineQuestion({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack role="group" aria-labelledby={id}>
      <Heading level={3} size="small" id={id} tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
