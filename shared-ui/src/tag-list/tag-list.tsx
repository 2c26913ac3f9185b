import { type ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { widgetTexts } from '../widget-texts';
import { token } from '../theme/index';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
`;

const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space4};
  padding: 2px 4px;
  padding-inline-start: 10px;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.accentTint};
  color: ${token.accent};
  font-size: ${token.text14};
  line-height: 1.5rem;
  font-weight: ${token.weightMedium};
  overflow-wrap: anywhere;

  &:not(:has(button)) {
    padding-inline-end: 10px;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token.targetSize};
  height: ${token.targetSize};
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${token.surface};
  }
`;

interface TagItem {
  id: string;
  label: string;
}

interface TagListProps {
  /** Accessible name of the list: "Languages". */
  label: string;
  items: readonly TagItem[];
  /** Makes the tags removable. */
  onRemove?: (id: string) => void;
}

/** Shows chosen items as tags, each with a named remove button. */
export function TagList({ label, items, onRemove }: TagListProps): ReactElement {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Tag key={item.id}>
          {item.label}
          {onRemove && (
            <Remove type="button" aria-label={widgetTexts.remove(item.label)} onClick={() => onRemove(item.id)}>
              <X size={16} aria-hidden="true" />
            </Remove>
          )}
        </Tag>
      ))}
    </List>
  );
}
