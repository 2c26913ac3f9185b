import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { Figures, Text } from '../theme/index';
import { Bar, FileLine, FileName } from './file-upload.styles';
import { FileThumbnail, ViewButton } from './file-preview';
import { fileUploadTexts as texts } from './file-upload.texts';
import { formatFileSize } from './format-file-size';
import { type UploadControl, type UploadedFile } from './use-upload';

interface UploadStatusProps {
  control: UploadControl;
  value: UploadedFile | null;
  onRemove: () => void;
  /** Fetches a file of an earlier visit, to view it. */
  load: ((blobId: string) => Promise<Blob>) | undefined;
}

/** Shows the current file or upload with its actions. */
export function UploadStatus({ control, value, onRemove, load }: UploadStatusProps): ReactElement | null {
  const { state, sent, start, stop } = control;
  if (state.step === 'uploading') {
    const { file, percent } = state;
    return (
      <>
        <FileLine>
          <span>
            <FileName>{file.name}</FileName> <Figures>{texts.percent(percent)}</Figures>
          </span>
          <Bar value={percent} max={100} aria-label={texts.uploading(file.name)} />
        </FileLine>
        <Button variant="quiet" aria-label={texts.stopUpload(file.name)} onClick={stop}>
          {texts.stop}
        </Button>
      </>
    );
  }
  if (state.step === 'failed')
    return (
      <>
        <FileLine>
          <FileName>{state.file.name}</FileName>
        </FileLine>
        <Button onClick={() => start(state.file)}>{texts.retry}</Button>
      </>
    );
  if (!value) return null;
  const file = sent?.blobId === value.blobId ? sent.file : undefined;
  return (
    <>
      <FileThumbnail file={file} />
      <FileLine>
        <FileName>{value.name}</FileName>
        {value.size !== undefined && (
          <Text as="span" $size="note" $color="ink2" $tabular>
            {formatFileSize(value.size)}
          </Text>
        )}
      </FileLine>
      <ViewButton value={value} file={file} load={load} />
      <Button variant="quiet" aria-label={texts.removeFile(value.name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  );
}
