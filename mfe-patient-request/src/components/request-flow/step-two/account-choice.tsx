import { styled } from 'styled-components';
import { token } from '@scanharbor/shared-ui/theme';
import { accountTexts } from '../../../texts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: ${token.space4};
  border-radius: ${token.radiusControl};
  background: ${token.divider};
`;

const Side = styled.button`
  min-height: 40px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: ${token.ink};
  font-weight: ${token.weightMedium};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${token.surface};
    font-weight: ${token.weightStrong};
  }
`;

type Mode = 'register' | 'sign-in';

/** Register or sign in (PR-080). */
export function AccountChoice({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  return (
    <Bar role="group" aria-label={accountTexts.choice}>
      <Side type="button" aria-pressed={mode === 'register'} onClick={() => onChoose('register')}>
        {accountTexts.register}
      </Side>
      <Side type="button" aria-pressed={mode === 'sign-in'} onClick={() => onChoose('sign-in')}>
        {accountTexts.haveAccount}
      </Side>
    </Bar>
  );
}
