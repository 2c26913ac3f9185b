import { type ReactElement, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Input, type Key } from 'react-aria-components';
import { styled } from 'styled-components';
import { type ControlAria, controlLook } from '../field/index';
import { uiTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden/index';
import { Drop, Foot, Option, OptionNote, Options, Root } from './combo-box.styles';
import { type ComboOption, matchingOptions, shownOptions } from './options';
import { useListPlace } from './use-list-place';

const TypedInput = styled(Input)`
  ${controlLook}
`;

export interface ComboInputProps extends Partial<ControlAria> {
  id: string;
  options: readonly ComboOption[];
  /** Id of the chosen option, '' for none. */
  value: string;
  onChange: (id: string, option: ComboOption | undefined) => void;
  /** The chosen option's label, where `options` may not hold it (search results). */
  chosenLabel?: string | undefined;
  /** Called with what was typed; the options are then taken as they are, not filtered here. */
  onSearch?: ((typed: string) => void) | undefined;
  /** The search is under way. */
  searching?: boolean | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  onLeave?: () => void;
}

const labelOf = (options: readonly ComboOption[], id: string, given = ''): string =>
  options.find((option) => option.id === id)?.label ?? (id ? given : '');

/** A text input that offers options; expects a label with the id `${id}-label`. Announces how many there are. */
export function ComboInput({
  id,
  options,
  value,
  onChange,
  chosenLabel,
  onSearch,
  searching = false,
  placeholder,
  emptyText = uiTexts.nothingMatches,
  onLeave,
  ...aria
}: ComboInputProps): ReactElement {
  const chosen = labelOf(options, value, chosenLabel);
  const [typed, setTyped] = useState<string | null>(null);
  const found = onSearch ? options : matchingOptions(options, typed ?? '');
  const shown = found.slice(0, shownOptions);
  const text = typed ?? chosen;
  const rootRef = useRef<HTMLDivElement>(null);
  const { place, onOpenChange } = useListPlace(rootRef);

  const type = (next: string) => {
    const own = next === chosen;
    setTyped(own ? null : next);
    if (!own) onSearch?.(next);
    if (next === '' && value) onChange('', undefined);
  };
  const choose = (key: Key | null) => {
    setTyped(null);
    if (key !== null && String(key) !== value)
      onChange(
        String(key),
        options.find((option) => option.id === key),
      );
  };
  const foot = searching ? uiTexts.searching : found.length > shown.length && uiTexts.narrowDown(shown.length, found.length);

  return (
    <Root
      ref={rootRef}
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={aria['aria-describedby']}
      isInvalid={aria['aria-invalid'] === true}
      items={shown}
      value={value || null}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="input"
      onOpenChange={onOpenChange}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
    >
      <TypedInput placeholder={placeholder} />
      <AriaButton aria-label={uiTexts.showOptions}>
        <ChevronDown size={18} aria-hidden="true" />
      </AriaButton>
      <Drop UNSTABLE_portalContainer={place}>
        <Options<ComboOption> renderEmptyState={() => (searching ? null : <Foot>{emptyText}</Foot>)}>
          {(option) => (
            <Option id={option.id} textValue={option.label}>
              {option.label}
              {option.note && <OptionNote>{option.note}</OptionNote>}
            </Option>
          )}
        </Options>
        {foot && <Foot>{foot}</Foot>}
      </Drop>
      <VisuallyHidden role="status">{foot || ''}</VisuallyHidden>
    </Root>
  );
}
