import { brand } from '@scanharbor/shared-contracts';
import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

const Word = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  color: ${token.ink};
  font-size: ${token.text22};
  font-weight: ${token.weightBold};
  letter-spacing: -0.02em;

  /* Leaves room for a button and the menu beside it. */
  ${media.below(360)} {
    gap: ${token.space8};
    font-size: ${token.text16};
  }
`;

/** The mark and the name. */
export function Logo() {
  return (
    <Word>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="#0a6a6b" />
        <path d="M14 7.5a6.5 6.5 0 1 0 6.2 4.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {brand.name}
    </Word>
  );
}
