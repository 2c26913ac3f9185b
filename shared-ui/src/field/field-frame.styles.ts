import { styled } from 'styled-components';
import { token } from '../theme/index';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`;

export const GroupFrame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

export const Label = styled.label`
  justify-self: start;
  font-size: ${token.labelSize};
  line-height: 1.25rem;
  font-weight: ${token.weightStrong};
`;

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: ${token.labelSize};
  line-height: 1.25rem;
  font-weight: ${token.weightStrong};
`;

export const OptionalMark = styled.span`
  font-weight: ${token.weightRegular};
  color: ${token.ink2};
`;

export const Hint = styled.div`
  max-width: ${token.lineLength};
  text-wrap: pretty;
  font-size: ${token.text14};
  line-height: 1.25rem;
  color: ${token.ink2};
`;

export const ErrorLine = styled.div`
  display: flex;
  gap: 6px;
  font-size: ${token.text14};
  line-height: 1.25rem;
  font-weight: ${token.weightMedium};
  color: ${token.danger};

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
