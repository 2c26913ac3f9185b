import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { FieldError, FieldFrame } from '../field/index';
import { Text } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { formatFileSize } from './format-file-size';
import { CameraChoice, ChooseLabel, FileInput, FileName, Rows, Zone } from './file-upload.styles';
import { fileUploadTexts as texts } from './file-upload.texts';
import { type LoadFile, PagesViewer } from './file-preview';
import { PageRow } from './page-row';
import { UploadRow } from './upload-row';
import { type Upload, type UploadedFile, type UploadJob, type UploadRules, useUploads } from './use-uploads';

interface FileUploadProps extends UploadRules {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Id of the file input, the target of links in an error summary. */
  id?: string;
  /** Error of the surrounding form: 'Add your prescription'. */
  error?: string | undefined;
  /** The uploaded files, in the order of the pages. */
  value: readonly UploadedFile[];
  onChange: (pages: UploadedFile[]) => void;
  upload: Upload;
  /** Fetches a file of an earlier visit, to view it. Keep the function stable. */
  load?: LoadFile;
  /** Formats the error of a failed upload. By default the error names the file. */
  errorText?: (failure: unknown) => string;
}

/** Why a file was not uploaded, with the name of the file. */
function Rejection({ file, message }: { file: File; message: string }): ReactElement {
  if (message.includes(file.name)) return <FieldError>{message}</FieldError>;
  return (
    <FieldError>
      <FileName>{file.name}</FileName> <span>{message}</span>
    </FieldError>
  );
}

const isRefused = ({ state }: UploadJob): boolean => state.step === 'refused';

/**
 * Uploads chosen, photographed or dropped files as the pages of one document: checks extension, size and whether a picture can be drawn,
 * shows the progress in percent, then each page as a small picture that can be viewed, replaced, moved and removed. A file that is
 * rejected is not sent [PR-117]; one that fails can be sent again. The other pages stay as they are.
 */
export function FileUpload(props: FileUploadProps): ReactElement {
  const { label, hint, optional, extensions, typeMessage, maxBytes, maxPages, value, onChange, upload, load, errorText, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [viewed, setViewed] = useState<number>();
  const [status, setStatus] = useState('');
  const control = useUploads({ rules: { extensions, typeMessage, maxBytes, maxPages }, pages: value, upload, errorText, onChange });
  const { jobs, sent, lastName, add } = control;
  const rejections = jobs.flatMap(({ id: key, file, state }) => (state.step === 'sending' ? [] : [{ key, file, message: state.message }]));
  const hasError = rejections.length > 0 || error !== undefined;
  const accept = extensions.map((extension) => `.${extension}`).join(',');

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setStatus('');
    add([...(target.files ?? [])]);
    // Otherwise choosing the same file again would not fire a change event.
    target.value = '';
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    setStatus('');
    add([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const remove = (blobId: string): void => {
    onChange(value.filter((page) => page.blobId !== blobId));
    inputRef.current?.focus();
  };
  const move = (index: number, by: -1 | 1): void => {
    const [page, other] = [value[index], value[index + by]];
    if (!page || !other) return;
    onChange(value.map((one, at) => (at === index ? other : at === index + by ? page : one)));
    setStatus(texts.moved(page.name, index + by + 1, value.length));
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional}>
      <Zone $over={over} $invalid={hasError} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={handleDrop}>
        {(value.length > 0 || jobs.some((job) => !isRefused(job))) && (
          <Rows>
            {value.map((page, index) => (
              <PageRow
                key={page.blobId}
                page={page}
                index={index}
                count={value.length}
                file={sent.get(page.blobId)}
                accept={accept}
                onView={load || sent.has(page.blobId) ? () => setViewed(index) : undefined}
                onReplace={(files) => add([...(files ?? [])], page.blobId)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(page.blobId)}
              />
            ))}
            {jobs.map((job) => !isRefused(job) && <UploadRow key={job.id} job={job} control={control} />)}
          </Rows>
        )}
        <FileInput
          ref={inputRef}
          type="file"
          id={id}
          accept={accept}
          multiple
          aria-describedby={[hint ? `${id}-hint` : '', `${id}-limits`, hasError ? `${id}-error` : ''].filter(Boolean).join(' ')}
          aria-invalid={hasError ? true : undefined}
          onChange={choose}
        />
        <ChooseLabel $variant="secondary" htmlFor={id}>
          {value.length > 0 ? texts.addPage : texts.choose}
        </ChooseLabel>
        <CameraChoice>
          <FileInput type="file" id={`${id}-camera`} accept="image/*" capture="environment" onChange={choose} />
          <ChooseLabel $variant="secondary" htmlFor={`${id}-camera`}>
            {texts.camera}
          </ChooseLabel>
        </CameraChoice>
        {value.length === 0 && jobs.every(isRefused) && <span>{texts.drop}</span>}
      </Zone>
      <Text id={`${id}-limits`} $size="note" $color="ink2">
        {texts.limits(extensions, formatFileSize(maxBytes))}. {texts.severalPages(maxPages)}
      </Text>
      <div role="alert" id={`${id}-error`}>
        {rejections.map(({ key, file, message }) => (
          <Rejection key={key} file={file} message={message} />
        ))}
        {rejections.length === 0 && error !== undefined && <FieldError>{error}</FieldError>}
      </div>
      <VisuallyHidden role="status">{status || (lastName === undefined ? '' : texts.uploaded(lastName))}</VisuallyHidden>
      {viewed !== undefined && (
        <PagesViewer pages={value} sent={sent} load={load} index={viewed} onMove={setViewed} onClose={() => setViewed(undefined)} />
      )}
    </FieldFrame>
  );
}
