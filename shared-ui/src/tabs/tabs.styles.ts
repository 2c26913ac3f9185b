import { Tab, TabList, TabPanel } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing, media, token, unseenBorder } from '../theme/index';

export const List = styled(TabList)`
  display: flex;
  padding: 4px 4px 0;
  border-bottom: 1px solid ${token.divider};
  overflow-x: auto;
  scrollbar-width: thin;

  ${media.print} {
    display: none;
  }
` as typeof TabList;

export const Handle = styled(Tab)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${token.controlHeight};
  padding: 8px 14px;
  border-bottom: 3px solid;
  ${unseenBorder}
  border-radius: 4px 4px 0 0;
  color: ${token.ink2};
  font-weight: ${token.weightMedium};
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    color: ${token.ink};
  }

  &[data-selected] {
    border-color: ${token.brand};
    color: ${token.ink};
    font-weight: ${token.weightStrong};
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -3px;
  }
`;

export const Panel = styled(TabPanel)`
  padding-top: ${token.space16};
`;
