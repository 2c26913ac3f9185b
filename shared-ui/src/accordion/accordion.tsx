import type { ReactElement, ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { Disclosure } from '../disclosure/index';
import type { HeadingLevel } from '../theme/index';
import { token } from '../theme/index';

const Group = styled(DisclosureGroup)`
  border-top: 1px solid ${token.divider};

  > * {
    border-bottom: 1px solid ${token.divider};
  }
`;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Id of the part that is open at first. */
  startsWith?: string;
  /** Heading level of the parts, 3 when left out. */
  level?: HeadingLevel;
}

/** Parts under headings, of which one is open at a time. */
export function Accordion({ items, startsWith, level = 3 }: AccordionProps): ReactElement {
  return (
    <Group defaultExpandedKeys={startsWith === undefined ? [] : [startsWith]}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} level={level}>
          {content}
        </Disclosure>
      ))}
    </Group>
  );
}
