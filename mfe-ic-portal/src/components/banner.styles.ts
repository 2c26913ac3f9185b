import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** A message at the lower edge of every screen of the portal, above the bar of actions that a screen may have there. */
export const Banner = styled.div`
  &:not(:empty) {
    position: fixed;
    inset-block-end: ${token.space16};
    inset-inline-start: 50%;
    z-index: ${token.layerBanner};
    display: flex;
    gap: ${token.space16};
    align-items: center;
    width: max-content;
    max-width: calc(100vw - ${token.space32});
    padding: ${token.space12} ${token.space16};
    border: 1px solid ${token.ok};
    border-radius: ${token.radiusCard};
    background: ${token.okTint};
    color: ${token.ink};
    transform: translateX(-50%);

    main:has([data-bulk='open'], [data-placing]) > & {
      inset-block-end: 7.5rem;
    }
  }

  &:not(:empty) + &:not(:empty) {
    inset-block-end: 5.5rem;
  }

  kbd {
    margin-inline-start: ${token.space8};
    color: ${token.ink2};
    font: inherit;
    font-size: ${token.text13};
  }
`;
