import { media, token, unseenBorder } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

export const Menu = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space4};
  }

  ${media.from(768)} {
    position: sticky;
    top: calc(${token.space16} + ${token.topInset});

    ul {
      display: grid;
    }
  }
`;

export const MenuEntry = styled.a`
  display: block;
  padding: 8px ${token.space12};
  border-inline-start: 3px solid;
  ${unseenBorder}
  border-radius: ${token.radiusControl};
  color: ${token.ink2};
  font-weight: ${token.weightMedium};
  text-decoration: none;

  &:hover {
    background: ${token.surface};
  }

  &[aria-current] {
    border-color: ${token.brand};
    background: ${token.brandTint};
    color: ${token.brandHover};
  }
`;

export const Answers = styled.dl`
  display: grid;
  gap: 0 ${token.space24};
  margin-top: ${token.space8};

  ${media.from(991)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space12};
    padding: 6px 0;
    border-bottom: 1px solid ${token.divider};
  }

  dt {
    color: ${token.ink2};
  }

  dd {
    font-weight: ${token.weightStrong};
  }
`;
