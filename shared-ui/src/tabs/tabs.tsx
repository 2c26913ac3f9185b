import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs } from 'react-aria-components';
import { CountBadge } from '../count-badge/index';
import { Handle, List, Panel } from './tabs.styles';

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A number after the label, such as the count of comments. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Scrolls the selected tab to the center of a tab list that is wider than the screen. */
function showTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [row, chosen] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += chosen.left + chosen.width / 2 - (row.left + row.width / 2);
}

/** Tabs of which one panel is visible. The caller owns the selection, often in the URL. */
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
            {count !== undefined && <CountBadge>{count}</CountBadge>}
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
