import { styled } from 'styled-components';
import { media, token } from '../theme/index';

export const Bar = styled.header`
  display: grid;
  align-content: start;
  gap: ${token.space12};
  padding: ${token.space12} ${token.space16};
  border-bottom: 1px solid ${token.divider};
  background: ${token.surface};

  ${media.from(991)} {
    position: sticky;
    top: 0;
    grid-template-rows: auto auto auto minmax(0, 1fr);
    height: 100vh;
    padding: ${token.space16} 0 0 ${token.space16};
    border-bottom: 0;
    border-inline-end: 1px solid ${token.divider};

    > :not(nav) {
      width: calc(100% - ${token.space16});
    }
  }
`;

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space12};

  > a {
    color: ${token.ink};
    font-weight: ${token.weightBold};
    text-decoration: none;
  }

  ${media.from(991)} {
    button {
      display: none;
    }
  }
`;

export const Scroll = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  padding-bottom: ${token.space24};

  ${media.from(991)} {
    display: block;
    overflow-y: auto;
    padding-inline-end: ${token.space16};
  }
`;

export const Group = styled.section`
  padding-top: ${token.space12};
`;

export const GroupTitle = styled.h2`
  padding-bottom: ${token.space4};
  color: ${token.ink2};
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightStrong};
`;

export const List = styled.ul`
  display: grid;

  a {
    display: block;
    padding: 4px ${token.space8};
    border-radius: ${token.radiusControl};
    color: ${token.ink};
    font-size: ${token.text14};
    line-height: 1.25rem;
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      background: ${token.hoverWash};
    }

    &[aria-current='page'] {
      background: ${token.brandTint};
      font-weight: ${token.weightStrong};
    }
  }
`;

/** Where a search found its words. */
export const Match = styled.span`
  display: block;
  color: ${token.ink2};
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightRegular};
`;
