import { ComboBox as AriaComboBox, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../theme/index';

export const Root = styled(AriaComboBox)`
  position: relative;

  input {
    padding-inline-end: ${token.controlHeight};
    text-overflow: ellipsis;
  }

  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: ${token.controlHeight};
    padding: 0;
    border: 0;
    background: transparent;
    color: ${token.ink2};
    cursor: pointer;
  }
` as typeof AriaComboBox;

export const ListPopover = styled(Popover)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  /* With large text, 16rem is wider than a phone. */
  min-width: min(16rem, 100vw - 16px);
  max-width: calc(100vw - 16px);
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  color: ${token.ink};
  box-shadow: 0 8px 24px ${token.shadow};
  overflow: hidden;
`;

export const Options = styled(ListBox)`
  flex: 1;
  min-height: 0;
  max-height: 20rem;
  padding: ${token.space4};
  overflow-y: auto;
  outline: none;
` as typeof ListBox;

export const Option = styled(ListBoxItem)`
  padding: 8px ${token.space12};
  border-radius: 4px;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }

  &[data-selected] {
    font-weight: ${token.weightStrong};
  }
` as typeof ListBoxItem;

export const OptionNote = styled.span`
  display: block;
  font-size: ${token.text14};
  line-height: 1.25rem;
  font-weight: ${token.weightRegular};
  color: ${token.ink2};
`;

export const Foot = styled.div`
  padding: 8px ${token.space16};
  font-size: ${token.text14};
  line-height: 1.25rem;
  color: ${token.ink2};
`;
