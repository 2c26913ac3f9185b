import { bundledDistances } from '@scanharbor/shared-contracts/domain/distance-option';
import { coveringInput } from '@scanharbor/shared-ui/chip-radios';
import { focusRing, media, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { type CenterView, sortOrders } from './center-view';
import { centersTexts as texts } from './centers.texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8};

  ${media.below(568)} {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 4px;
    margin: -4px;
    scrollbar-width: thin;
  }
`;

const Pill = styled.label<{ $on: boolean }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  border: 1px solid ${({ $on }) => ($on ? token.brand : token.controlBorder)};
  border-radius: ${token.radiusPill};
  background: ${({ $on }) => ($on ? token.brandTint : token.surface)};
  color: ${token.ink};
  font-size: ${token.text14};
  font-weight: ${token.weightStrong};
  cursor: pointer;

  &:has(:focus-visible) {
    ${focusRing}
  }

  select {
    min-height: 34px;
    padding: 4px 14px;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
    outline: none;
  }

  ${coveringInput}

  span:not([role]) {
    padding: 4px 14px;
  }

  ${media.below(568)} {
    min-height: 44px;
  }
`;

const Sort = styled(Pill)`
  margin-inline-start: auto;
`;

interface SelectPillProps {
  label: string;
  value: string;
  isOn?: boolean;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function SelectPill({ label, value, isOn = false, options, onChange }: SelectPillProps) {
  return (
    <Pill $on={isOn}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Pill>
  );
}

interface FilterBarProps {
  view: CenterView;
  /** Highest totals to choose from; empty for insured patients. */
  priceLimits: readonly number[];
  /** Whether any center has an open machine for the scan. */
  hasOpen: boolean;
  /** Whether times are known, which need an exact scan. */
  hasTimes: boolean;
  selfPay: boolean;
  /** Changes parameters of the URL; undefined removes one. */
  onChange: (name: 'miles' | 'max' | 'open' | 'evening' | 'weekend' | 'sort', value: string | undefined) => void;
}

/** What limits and orders the list: distance, price, open MRI, weekend and evening. */
export function FilterBar({ view, priceLimits, hasOpen, hasTimes, selfPay, onChange }: FilterBarProps) {
  const toggles = [
    { name: 'open', label: texts.open, isOn: view.open, isShown: hasOpen },
    { name: 'weekend', label: texts.weekend, isOn: view.weekend, isShown: hasTimes },
    { name: 'evening', label: texts.evening, isOn: view.evening, isShown: hasTimes },
  ] as const;
  const sorts = sortOrders.filter((order) => (order !== 'price' || selfPay) && (order !== 'time' || hasTimes));
  return (
    <Row role="group" aria-label={texts.filters} tabIndex={-1}>
      <SelectPill
        label={texts.distance}
        isOn
        value={String(view.miles)}
        options={bundledDistances.map(({ miles }) => ({ value: String(miles), label: texts.within(miles) }))}
        onChange={(miles) => onChange('miles', miles)}
      />
      {priceLimits.length > 0 && (
        <SelectPill
          label={texts.price}
          isOn={view.maxTotal !== undefined}
          value={view.maxTotal === undefined ? '' : String(view.maxTotal)}
          options={[
            { value: '', label: texts.anyPrice },
            ...priceLimits.map((limit) => ({ value: String(limit), label: texts.upTo(limit) })),
          ]}
          onChange={(limit) => onChange('max', limit || undefined)}
        />
      )}
      {toggles.map(
        ({ name, label, isOn, isShown }) =>
          (isShown || isOn) && (
            <Pill key={name} $on={isOn}>
              <input type="checkbox" checked={isOn} onChange={() => onChange(name, isOn ? undefined : '1')} />
              <span>{label}</span>
            </Pill>
          ),
      )}
      <Sort $on={false}>
        <span>{texts.sortedBy}</span>
        <select value={view.sort} onChange={({ target }) => onChange('sort', target.value)}>
          {sorts.map((order) => (
            <option key={order} value={order}>
              {texts.sorts[order]}
            </option>
          ))}
        </select>
      </Sort>
    </Row>
  );
}
