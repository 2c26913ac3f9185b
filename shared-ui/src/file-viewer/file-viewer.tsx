import { type ReactElement, useState } from 'react';
import { Button, ButtonAnchor } from '../button/index';
import { AlertDialog, ConfirmDialog, Dialog } from '../dialog/index';
import { LoadError } from '../load-error/index';
import { useSending } from '../sending/index';
import { Skeleton } from '../skeleton/index';
import { Text } from '../theme/index';
import { Picture, Sheets } from './file-viewer.styles';
import { fileViewerTexts as texts } from './file-viewer.texts';
import { openWithPdfJs } from './open-with-pdf-js';
import { type OpenPdf } from './pdf-document';
import { PdfPages } from './pdf-pages';
import { useLoadedFile } from './use-loaded-file';
import { viewOf } from './viewer-rules';

export interface FileViewerProps {
  /** The file's name; its extension says how it is shown. */
  name: string;
  /** Fetches the file; keep the function stable, a new one loads again. */
  load: () => Promise<Blob>;
  onClose: () => void;
  /** Said when the file cannot be loaded or shown. */
  failedText: string;
  /** Takes the first page off for good; offered for PDFs with more than one page [UI-072]. */
  onRemoveFirstPage?: () => Promise<unknown>;
  /** What opens PDFs; pdf.js when left out. */
  openPdf?: OpenPdf;
}

/** Shows an image or a PDF in a dialog, to download or to open apart [UI-070 to UI-073]. Mount it while it is open. */
export function FileViewer(props: FileViewerProps): ReactElement {
  const kind = viewOf(props.name);
  if (kind === null)
    return (
      <AlertDialog title={texts.notAllowedTitle} onClose={props.onClose}>
        {texts.notAllowed}
      </AlertDialog>
    );
  return <Viewer {...props} kind={kind} />;
}

function Viewer(props: FileViewerProps & { kind: 'image' | 'pdf' }): ReactElement {
  const { name, kind, load, onClose, failedText, onRemoveFirstPage, openPdf = openWithPdfJs } = props;
  const { file, reload } = useLoadedFile({ load, openPdf: kind === 'pdf' ? openPdf : null });
  const [broken, setBroken] = useState(false);
  const [asking, setAsking] = useState(false);
  const { sending, failure, send } = useSending();
  const ready = file.status === 'ready' ? file : null;
  const failed = file.status === 'failed' || broken;
  const pages = ready?.pdf?.pages ?? 1;

  const again = (): void => {
    setBroken(false);
    reload();
  };
  const remove = async (): Promise<void> => {
    if (onRemoveFirstPage && (await send(onRemoveFirstPage))) again();
    setAsking(false);
  };

  const actions = ready && (
    <>
      {onRemoveFirstPage && pages > 1 && (
        <Button variant="danger-outline" onClick={() => setAsking(true)}>
          {texts.removeFirst}
        </Button>
      )}
      <ButtonAnchor $variant="secondary" href={ready.address} target="_blank" rel="noopener">
        {texts.open}
      </ButtonAnchor>
      <ButtonAnchor $variant="primary" href={ready.address} download={name}>
        {texts.download}
      </ButtonAnchor>
    </>
  );

  return (
    <Dialog size="large" title={name} onClose={onClose} actions={actions}>
      {(failed || failure !== null) && (
        <LoadError level={3} title={texts.failedTitle} text={failedText} onRetry={failed ? again : undefined} />
      )}
      {file.status === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {ready && !failed && ready.pdf && (
        <>
          <Text $size="note" $colour="ink2">
            {texts.pages(pages)}
          </Text>
          <PdfPages key={ready.address} pdf={ready.pdf} name={name} onFail={() => setBroken(true)} />
        </>
      )}
      {ready && !failed && !ready.pdf && (
        <Sheets role="group" aria-label={name} tabIndex={0}>
          <Picture src={ready.address} alt={name} onError={() => setBroken(true)} />
        </Sheets>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={texts.removeTitle}
          confirmLabel={texts.removeConfirm}
          cancelLabel={texts.removeKeep}
          saving={sending}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {texts.removeAsk}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
