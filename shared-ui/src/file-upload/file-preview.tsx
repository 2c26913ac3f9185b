import { FileText } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { getExtension } from '@scanharbor/shared-contracts/domain/prescription-file';
import { AlertDialog } from '../dialog/index';
import { type FileViewerProps } from '../file-viewer/file-viewer';
import { lazyDialog } from '../lazy/index';
import { Thumbnail } from './file-upload.styles';
import { fileUploadTexts as texts } from './file-upload.texts';
import { type UploadControl, type UploadedFile } from './use-uploads';

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

/** Fetches a file of an earlier visit. */
export type LoadFile = (blobId: string) => Promise<Blob>;

interface PagesViewerProps {
  pages: readonly UploadedFile[];
  sent: UploadControl['sent'];
  load: LoadFile | undefined;
  /** The page that is open. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Shows one of the pages, and leads to the others. */
export function PagesViewer({ pages, sent, load, index, onMove, onClose }: PagesViewerProps): ReactElement | null {
  const page = pages[index];
  const blobId = page?.blobId ?? '';
  const file = sent.get(blobId);
  const loadPage = useCallback(async () => file ?? (await load?.(blobId)) ?? new Blob(), [file, load, blobId]);
  if (!page) return null;
  return (
    <FileViewer
      name={file?.name ?? page.name}
      load={loadPage}
      failedText={texts.viewFailed}
      set={{ index, count: pages.length, onMove }}
      onClose={onClose}
    />
  );
}
