import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { createGlobalStyle, styled } from 'styled-components';
import { useCopy } from '../../../components/use-copy';
import { texts } from '../../../texts';

const dialogTexts = texts.secondFactor.codesDialog;

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr));
  gap: ${token.space8} ${token.space24};
  margin: 0;
  padding: ${token.space16};
  background: ${token.brandTint};
  border-radius: ${token.radiusControl};
  font-family: monospace;
`;

/** Paper gets the codes and nothing of the screen behind them. */
const PrintCodesOnly = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    #recovery-codes, #recovery-codes * { visibility: visible; }
    #recovery-codes { position: fixed; inset: 0 auto auto 0; }
  }
`;

/** Shows recovery codes, which the server does not show again, to copy or print. Only its button closes it. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { copy, outcome } = useCopy(codes.join('\n'));
  return (
    <Dialog
      isStatic
      title={dialogTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{dialogTexts.copy}</Button>
          <Button onClick={() => window.print()}>{dialogTexts.print}</Button>
          <Button variant="primary" onClick={onClose}>
            {dialogTexts.close}
          </Button>
        </>
      }
    >
      <PrintCodesOnly />
      <Text>{dialogTexts.text}</Text>
      <Codes id="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Text role="status">{outcome}</Text>
    </Dialog>
  );
}
