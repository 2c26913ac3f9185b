import { type ReactElement, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Input, type Key } from 'react-aria-components';
import { styled } from 'styled-components';
import { type ControlAria, controlStyles } from '../field/index';
import { widgetTexts } from '../widget-texts';
import { VisuallyHidden } from '../visually-hidden/index';
import { ListPopover, Foot, Option, OptionNote, Options, Root } from './combo-box.styles';
import { type ComboOption, matchingOptions, shownOptions } from './options';
import { useAccessibleListbox } from './use-accessible-listbox';

const TypedInput = styled(Input)`
  ${controlStyles}
`;

export interface ComboInputProps extends Partial<ControlAria> {
  id: string;
  options: readonly ComboOption[];
  /** Id of the chosen option, '' without one. */
  value: string;
  onChange: (id: string, option: ComboOption | undefined) => void;
  /** Label of the chosen option, for `options` that may not contain it (search results). */
  chosenLabel?: string | undefined;
  /** Called with the typed text. The options are then not filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  /** True while the search is running. */
  searching?: boolean | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  onBlur?: () => void;
}

const labelOf = (options: readonly ComboOption[], id: string, given = ''): string =>
  options.find((option) => option.id === id)?.label ?? (id ? given : '');

/** A text input with a list of options. Requires a label with the id `${id}-label`. Announces the number of options. */
export function ComboInput({
  id,
  options,
  value,
  onChange,
  chosenLabel,
  onSearch,
  searching = false,
  placeholder,
  emptyText = widgetTexts.nothingMatches,
  onBlur,
  ...aria
}: ComboInputProps): ReactElement {
  const chosen = labelOf(options, value, chosenLabel);
  const [searchText, setSearchText] = useState<string | null>(null);
  const found = onSearch ? options : matchingOptions(options, searchText ?? '');
  const shown = found.slice(0, shownOptions);
  const text = searchText ?? chosen;
  const rootRef = useRef<HTMLDivElement>(null);
  const { container, onOpenChange } = useAccessibleListbox(rootRef);

  const type = (next: string) => {
    const isChosenLabel = next === chosen;
    setSearchText(isChosenLabel ? null : next);
    if (!isChosenLabel) onSearch?.(next);
    if (next === '' && value) onChange('', undefined);
  };
  const choose = (key: Key | null) => {
    setSearchText(null);
    if (key !== null && String(key) !== value)
      onChange(
        String(key),
        options.find((option) => option.id === key),
      );
  };
  const foot = searching ? widgetTexts.searching : found.length > shown.length && widgetTexts.narrowDown(shown.length, found.length);

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
        setSearchText(null);
        onBlur?.();
      }}
    >
      <TypedInput placeholder={placeholder} />
      <AriaButton aria-label={widgetTexts.showOptions}>
        <ChevronDown size={18} aria-hidden="true" />
      </AriaButton>
      <ListPopover UNSTABLE_portalContainer={container}>
        <Options<ComboOption> renderEmptyState={() => (searching ? null : <Foot>{emptyText}</Foot>)}>
          {(option) => (
            <Option id={option.id} textValue={option.label}>
              {option.label}
              {option.note && <OptionNote>{option.note}</OptionNote>}
            </Option>
          )}
        </Options>
        {foot && <Foot>{foot}</Foot>}
      </ListPopover>
      <VisuallyHidden role="status">{foot || ''}</VisuallyHidden>
    </Root>
  );
}
