import { Lock } from 'lucide-react';
import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Text, token } from '../../theme/index';
import { cardFormTexts as texts } from './card-form.texts';

const Brands = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4} ${token.space8};
  list-style: none;

  li {
    padding: 0 ${token.space8};
    border: 1px solid ${token.divider};
    border-radius: ${token.radiusControl};
    color: ${token.ink2};
    font-size: ${token.text13};
    font-weight: ${token.weightMedium};
    line-height: 1.5rem;
  }
`;

const Secure = styled(Text)`
  display: flex;
  align-items: flex-start;
  gap: ${token.space8};

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/** The brands that can be used, and where the card goes. */
export const CardMarks = (): ReactElement => (
  <>
    <Brands aria-label={texts.accepted}>
      {texts.brands.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </Brands>
    <Secure $size="note" $color="ink2">
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      {texts.secure}
    </Secure>
  </>
);
