import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** Width in px of the panel beside the rows. */
const panelWidth = 392;

/** A screen with room for the panel at its right. Under 1200 px the panel lies over the rows, under 768 px it is a page. */
export const PanelLayout = styled.div<{ $open: boolean }>`
  ${media.from(1200)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${({ $open }) => ($open ? `${panelWidth}px` : '')};
    gap: ${token.space24};
    align-items: start;

    > :first-child {
      min-width: 0;
    }
  }
`;

export const Panel = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token.layerOverlay};
  display: flex;
  flex-direction: column;
  gap: ${token.space12};
  padding: ${token.space16};
  overflow-y: auto;
  background: ${token.surface};
  font-size: ${token.text14};

  ${media.from(768)} {
    inset-inline-start: auto;
    width: ${panelWidth}px;
    border-inline-start: 1px solid ${token.divider};
  }

  ${media.from(1200)} {
    position: sticky;
    inset: calc(${token.space16} + ${token.topInset}) auto auto;
    max-height: calc(100vh - ${token.space32} - ${token.topInset});
    border: 1px solid ${token.divider};
    border-radius: ${token.radiusCard};
    z-index: auto;
  }

  form {
    gap: ${token.space12};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  gap: ${token.space4};
  align-items: center;

  h1,
  h2 {
    flex: 1;
    font-size: ${token.text18};
    line-height: 1.5rem;
  }
`;

/** The actions, in sight whatever is scrolled. */
export const PanelFooter = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${token.space16});
  display: grid;
  gap: ${token.space8};
  margin: 0 calc(-1 * ${token.space16}) calc(-1 * ${token.space16});
  padding: ${token.space12} ${token.space16} ${token.space16};
  border-top: 1px solid ${token.divider};
  background: ${token.surface};
`;

/** Disables all controls of the form together. */
export const WholeForm = styled.fieldset`
  display: contents;
`;

export const OtherActions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token.space8};
`;
