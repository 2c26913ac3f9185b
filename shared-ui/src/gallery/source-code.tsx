import { type ReactElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index';
import { token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

const Code = styled.pre`
  margin: 0;
  padding: ${token.space12} ${token.space16};
  padding-inline-end: 88px;
  overflow-x: auto;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-size: ${token.text13};
  line-height: 1.25rem;
  tab-size: 2;
`;

const Copy = styled(Button)`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  min-height: 28px;
  padding: 2px 10px;
  font-size: ${token.text13};
  line-height: 1.125rem;
`;

const feedbackMs = 2_000;

/** Source text with a button that copies it. Where the browser forbids that (a page without TLS), the button selects the text. */
export function SourceCode({ label, source }: { label: string; source: string }): ReactElement {
  const code = useRef<HTMLPreElement>(null);
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    if (feedback === '') return;
    const timer = setTimeout(() => setFeedback(''), feedbackMs);
    return () => clearTimeout(timer);
  }, [feedback]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(source);
      setFeedback('Copied');
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setFeedback('Selected');
    }
  };
  return (
    <Box>
      <Code ref={code} tabIndex={0} role="region" aria-label={label} dir="ltr">
        <code>{source}</code>
      </Code>
      <Copy aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        {feedback || 'Copy'}
      </Copy>
      <VisuallyHidden role="status">{feedback}</VisuallyHidden>
    </Box>
  );
}
