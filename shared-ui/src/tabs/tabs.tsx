import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
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

/** Brings the chosen tab to the middle of its row, where the row is longer than the screen is wide. */
function showTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [row, chosen] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += chosen.left + chosen.width / 2 - (row.left + row.width / 2);
}

/** Views of one thing, one at a time; who owns the choice (often the URL) passes it in. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    showTab(row);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showTab(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [selected]);
  const select = (key: string | number) => {
    const item = items.find(({ id }) => id === key);
    if (item && item.id !== selected) onSelect(item.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select} keyboardActivation="manual">
      <List ref={list} aria-label={label}>
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
