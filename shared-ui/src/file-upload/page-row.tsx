import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { Button, IconButton } from '../button/index';
import { Text } from '../theme/index';
import { ChooseLabel, FileInput, FileLine, FileName, RowActions, UploadRow } from './file-upload.styles';
import { FileThumbnail } from './file-preview';
import { fileUploadTexts as texts } from './file-upload.texts';
import { formatFileSize } from './format-file-size';
import { type UploadedFile } from './use-uploads';

interface PageRowProps {
  page: UploadedFile;
  index: number;
  count: number;
  /** The file itself, when it was chosen on this visit. */
  file: File | undefined;
  accept: string;
  /** Absent for a file that cannot be fetched. */
  onView: (() => void) | undefined;
  onReplace: (files: FileList | null) => void;
  /** Moves the page by one, up for -1. The buttons at the ends stay in place, so that the focus does. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** An uploaded file with its actions; one of several can also be moved. */
export function PageRow(props: PageRowProps): ReactElement {
  const { page, index, count, file, accept, onView, onReplace, onMove, onRemove } = props;
  const id = useId();
  const name = count > 1 ? texts.page(page.name, index + 1, count) : page.name;
  const details = [count > 1 ? texts.position(index + 1, count) : '', page.size === undefined ? '' : formatFileSize(page.size)];
  return (
    <UploadRow as="li">
      <FileThumbnail file={file} />
      <FileLine>
        <FileName>{page.name}</FileName>
        <Text as="span" $size="note" $color="ink2" $tabular>
          {details.filter(Boolean).join(' · ')}
        </Text>
      </FileLine>
      <RowActions>
        {count > 1 && (
          <>
            <IconButton label={texts.moveUp(name)} aria-disabled={index === 0} onClick={() => onMove(-1)}>
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton label={texts.moveDown(name)} aria-disabled={index === count - 1} onClick={() => onMove(1)}>
              <ArrowDown size={20} aria-hidden />
            </IconButton>
          </>
        )}
        {onView && (
          <Button variant="quiet" aria-label={texts.viewFile(name)} onClick={onView}>
            {texts.view}
          </Button>
        )}
        <FileInput
          type="file"
          id={id}
          accept={accept}
          aria-label={texts.replaceFile(name)}
          onChange={({ target }) => {
            onReplace(target.files);
            target.value = '';
          }}
        />
        <ChooseLabel $variant="quiet" htmlFor={id}>
          {texts.replace}
        </ChooseLabel>
        <Button variant="quiet" aria-label={texts.removeFile(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </RowActions>
    </UploadRow>
  );
}
