import { styled } from 'styled-components';
import { media, token } from '../../theme/index';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  align-items: start;

  ${media.from(768)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`;

export const DayBox = styled.fieldset<{ $invalid: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space8} ${token.space12};
  align-items: center;
  padding: ${token.space12};
  border: 1px solid ${({ $invalid }) => ($invalid ? token.danger : token.divider)};
  border-radius: ${token.radiusControl};
`;

/** A floated legend leaves the border of its fieldset, so that it aligns with the button beside it. */
export const DayName = styled.legend`
  float: inline-start;
  padding: 0;
  font-weight: ${token.weightStrong};
`;

export const FullRow = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${token.space8};
`;

export const Errors = styled.div`
  padding: ${token.space12} ${token.space16};
  border: 2px solid ${token.danger};
  border-radius: ${token.radiusControl};

  li {
    color: ${token.danger};
    font-weight: ${token.weightMedium};
  }

  &:focus {
    outline: 3px solid ${token.focus};
    outline-offset: 2px;
  }
`;
