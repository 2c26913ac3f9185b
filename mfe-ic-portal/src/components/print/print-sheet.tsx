import { type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

const sheetId = 'print-sheet';

/** Paper gets the sheet, and the screen everything else. */
const PrintSheetOnly = createGlobalStyle<{ $page: string }>`
  @media screen {
    #${sheetId} { display: none; }
  }

  @media print {
    body > :not(#${sheetId}) { display: none !important; }

    @page { ${({ $page }) => $page} }
  }
`;

interface PrintSheetProps {
  /** Size and margins of the paper, as CSS; those of the printer when omitted. */
  page?: string;
  children: ReactNode;
}

/** Content for paper: while it is rendered, a print has nothing else. */
export function PrintSheet({ page = '', children }: PrintSheetProps) {
  return createPortal(
    <>
      <PrintSheetOnly $page={page} />
      <div id={sheetId}>{children}</div>
    </>,
    document.body,
  );
}
