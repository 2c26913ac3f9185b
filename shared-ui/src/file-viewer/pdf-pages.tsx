import { type ReactElement, useEffect, useRef } from 'react';
import { useNearViewport } from '../near-viewport/index';
import { Sheet, Sheets } from './file-viewer.styles';
import { fileViewerTexts as texts } from './file-viewer.texts';
import { type PdfDocument } from './pdf-document';
import { pageScale } from './viewer-rules';

/** Distance from the viewport in px at which a page is rendered. */
const renderMarginPx = 800;

interface PageProps {
  pdf: PdfDocument;
  number: number;
  name: string;
  onFail: () => void;
}

/** A page, rendered once it comes near the viewport: rendering all pages of a long file would exhaust the memory. */
function PdfPage({ pdf, number, name, onFail }: PageProps): ReactElement {
  const ref = useRef<HTMLCanvasElement>(null);
  const near = useNearViewport(ref, renderMarginPx, number === 1);

  const failRef = useRef(onFail);
  useEffect(() => {
    failRef.current = onFail;
  });
  useEffect(() => {
    let current = true;
    if (near && ref.current) pdf.render(number, ref.current, pageScale(window.devicePixelRatio)).catch(() => current && failRef.current());
    return () => {
      current = false;
    };
  }, [pdf, number, near]);

  return <Sheet ref={ref} role="img" aria-label={texts.page(number, pdf.pages, name)} />;
}

/** The pages of a PDF below each other [UI-073]. */
export function PdfPages({ pdf, name, onFail }: Omit<PageProps, 'number'>): ReactElement {
  return (
    <Sheets role="group" aria-label={name} tabIndex={0}>
      {Array.from({ length: pdf.pages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} name={name} onFail={onFail} />
      ))}
    </Sheets>
  );
}
