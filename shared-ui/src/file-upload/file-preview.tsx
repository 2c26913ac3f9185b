import { FileText } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { getExtension } from '@scanharbor/shared-contracts/domain/prescription-file';
import { Button } from '../button/index';
import { AlertDialog } from '../dialog/index';
import { type FileViewerProps } from '../file-viewer/file-viewer';
import { lazyDialog } from '../lazy/index';
import { Thumbnail } from './file-upload.styles';
import { fileUploadTexts as texts } from './file-upload.texts';
import { type UploadedFile } from './use-upload';

const FileViewer = lazyDialog(
  async () => (await import('../file-viewer/index')).FileViewer,
  ({ name, failedText, onClose }: FileViewerProps) => (
    <AlertDialog title={name} onClose={onClose}>
      {failedText}
    </AlertDialog>
  ),
);

/** The file as a small picture; an icon for a PDF, and for a file of an earlier visit. */
export function FileThumbnail({ file }: { file: File | undefined }): ReactElement {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file || getExtension(file.name) === 'pdf') return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return <Thumbnail>{url === undefined ? <FileText size={24} strokeWidth={1.5} aria-hidden /> : <img src={url} alt="" />}</Thumbnail>;
}

interface ViewButtonProps {
  value: UploadedFile;
  /** The file itself, when it was chosen on this visit. */
  file: File | undefined;
  /** Fetches a file of an earlier visit. */
  load: ((blobId: string) => Promise<Blob>) | undefined;
}

/** Opens the uploaded file; absent for a file that cannot be fetched. */
export function ViewButton({ value: { blobId, name }, file, load }: ViewButtonProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const loadFile = useCallback(async () => file ?? (await load?.(blobId)) ?? new Blob(), [file, load, blobId]);
  if (!file && !load) return null;
  return (
    <>
      <Button variant="quiet" aria-label={texts.viewFile(name)} onClick={() => setOpen(true)}>
        {texts.view}
      </Button>
      {open && <FileViewer name={file?.name ?? name} load={loadFile} failedText={texts.viewFailed} onClose={() => setOpen(false)} />}
    </>
  );
}
