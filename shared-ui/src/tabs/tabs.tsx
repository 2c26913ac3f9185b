import type { ReactElement, ReactNode } from 'react';
import { Tabs as AriaTabs } from 'react-aria-components';
import { Count } from '../count/index';
import { Handle, List, Panel } from './tabs.styles';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A number after the label: comments, rows. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Views of one thing, one at a time; who owns the choice (often the URL) passes it in. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>): ReactElement {
  const select = (key: string | number) => {
    const item = items.find(({ id }) => id === key);
    if (item && item.id !== selected) onSelect(item.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select} keyboardActivation="manual">
      <List aria-label={label}>
        {items.map(({ id, label: text, count }) => (
          <Handle key={id} id={id}>
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </Handle>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
