import { type ReactElement, useState } from 'react';
import { Button, ButtonAnchor } from '../button/index';
import { AlertDialog, ConfirmDialog, Dialog } from '../dialog/index';
import { Cluster } from '../layout/index';
import { LoadError } from '../load-error/index';
import { useSingleFlight } from '../single-flight/index';
import { Skeleton } from '../skeleton/index';
import { Text } from '../theme/index';
import { Picture, Sheets } from './file-viewer.styles';
import { fileViewerTexts as texts } from './file-viewer.texts';
import { openPdfLazily } from './lazy-pdf-engine';
import { type OpenPdf } from './pdf-document';
import { PdfPages } from './pdf-pages';
import { useLoadedFile } from './use-loaded-file';
import { getFileView } from './viewer-rules';

export interface FileViewerProps {
  /** The file's name. Its extension determines how it is displayed. */
  name: string;
  /** Fetches the file. Keep the function stable; a new one loads again. */
  load: () => Promise<Blob>;
  onClose: () => void;
  /** Message when the file cannot be loaded or displayed. */
  failedText: string;
  /** Deletes the first page; offered for PDFs with more than one page [UI-072]. */
  onRemoveFirstPage?: () => Promise<unknown>;
  /** Place of the file among several that belong together; `onMove` opens another of them, the first after the last. */
  set?: { index: number; count: number; onMove: (index: number) => void };
  /** Opens PDFs; pdf.js by default. */
  openPdf?: OpenPdf;
}

/** Shows an image or a PDF in a dialog, with download and open in a new tab [UI-070 to UI-073]. Mount it only while it is open. */
export function FileViewer(props: FileViewerProps): ReactElement {
  const kind = getFileView(props.name);
  if (kind === null)
    return (
      <AlertDialog title={texts.notAllowedTitle} onClose={props.onClose}>
        {texts.notAllowed}
      </AlertDialog>
    );
  return <Viewer {...props} kind={kind} />;
}

/** Leads through files that belong together. */
function SetSteps({ index, count, onMove }: NonNullable<FileViewerProps['set']>): ReactElement {
  return (
    <Cluster $justify="space-between">
      <Button onClick={() => onMove((index + count - 1) % count)}>{texts.previous}</Button>
      <span role="status">{texts.position(index + 1, count)}</span>
      <Button onClick={() => onMove((index + 1) % count)}>{texts.next}</Button>
    </Cluster>
  );
}

function Viewer(props: FileViewerProps & { kind: 'image' | 'pdf' }): ReactElement {
  const { name, kind, load, onClose, failedText, onRemoveFirstPage, set, openPdf = openPdfLazily } = props;
  const { file, reload } = useLoadedFile({ load, openPdf: kind === 'pdf' ? openPdf : null });
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [isConfirming, setIsConfirming] = useState(false);
  const { sending, failure, send } = useSingleFlight();
  const ready = file.status === 'ready' ? file : null;
  const failed = file.status === 'failed' || (ready !== null && ready.url === brokenUrl);
  const pages = ready?.pdf?.pages ?? 1;

  const again = (): void => {
    setBrokenUrl(undefined);
    reload();
  };
  const remove = async (): Promise<void> => {
    if (onRemoveFirstPage && (await send(onRemoveFirstPage))) again();
    setIsConfirming(false);
  };

  const actions = ready && (
    <>
      {onRemoveFirstPage && pages > 1 && (
        <Button variant="danger-outline" onClick={() => setIsConfirming(true)}>
          {texts.removeFirst}
        </Button>
      )}
      <ButtonAnchor $variant="secondary" href={ready.url} target="_blank" rel="noopener">
        {texts.open}
      </ButtonAnchor>
      <ButtonAnchor $variant="primary" href={ready.url} download={name}>
        {texts.download}
      </ButtonAnchor>
    </>
  );

  return (
    <Dialog size="large" title={name} onClose={onClose} actions={actions}>
      {set && set.count > 1 && <SetSteps {...set} />}
      {(failed || failure !== null) && (
        <LoadError level={3} title={texts.failedTitle} text={failedText} onRetry={failed ? again : undefined} />
      )}
      {file.status === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {ready && !failed && ready.pdf && (
        <>
          <Text $size="note" $color="ink2">
            {texts.pages(pages)}
          </Text>
          <PdfPages key={ready.url} pdf={ready.pdf} name={name} onFail={() => setBrokenUrl(ready.url)} />
        </>
      )}
      {ready && !failed && !ready.pdf && (
        <Sheets role="group" aria-label={name} tabIndex={0}>
          <Picture src={ready.url} alt={name} onError={() => setBrokenUrl(ready.url)} />
        </Sheets>
      )}
      {isConfirming && (
        <ConfirmDialog
          danger
          title={texts.removeTitle}
          confirmLabel={texts.removeConfirm}
          cancelLabel={texts.removeKeep}
          saving={sending}
          onConfirm={() => void remove()}
          onCancel={() => setIsConfirming(false)}
        >
          {texts.removeAsk}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
