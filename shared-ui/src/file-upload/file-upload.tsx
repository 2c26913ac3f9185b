import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { FieldError, FieldFrame } from '../field/index';
import { Text } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { formatFileSize } from './format-file-size';
import { CameraChoice, ChooseLabel, FileInput, Zone } from './file-upload.styles';
import { fileUploadTexts as texts } from './file-upload.texts';
import { UploadStatus } from './upload-status';
import { type Upload, type UploadedFile, type UploadRules, useUpload } from './use-upload';

interface FileUploadProps extends UploadRules {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Id of the file input, the target of links in an error summary. */
  id?: string;
  /** Error of the surrounding form: 'Add your prescription'. */
  error?: string | undefined;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  upload: Upload;
  /** Fetches a file of an earlier visit, to view it. Keep the function stable. */
  load?: (blobId: string) => Promise<Blob>;
  /** Formats the error of a failed upload. By default the error names the file. */
  errorText?: (failure: unknown) => string;
}

/**
 * Uploads one chosen, photographed or dropped file: checks extension, size and whether a picture can be drawn, shows the progress in
 * percent, then the file as a small picture with a button to view it. The current file
 * remains until another one is uploaded or it is removed. A rejected file is not sent [PR-117].
 */
export function FileUpload(props: FileUploadProps): ReactElement {
  const { label, hint, optional, extensions, typeMessage, maxBytes, value, onChange, upload, errorText } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const control = useUpload({ rules: { extensions, typeMessage, maxBytes }, upload, errorText, onChange });
  const { state, start, stop } = control;
  const message = state.step === 'refused' || state.step === 'failed' ? state.message : props.error;

  const startUpload = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) start(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    startUpload(event.target.files);
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    startUpload(event.dataTransfer.files);
  };
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const remove = (): void => {
    stop();
    onChange(null);
    inputRef.current?.focus();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional}>
      <Zone $over={over} $invalid={message !== undefined} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={handleDrop}>
        <UploadStatus control={control} value={value} onRemove={remove} load={props.load} />
        <FileInput
          ref={inputRef}
          type="file"
          id={id}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby={[hint ? `${id}-hint` : '', `${id}-limits`, message ? `${id}-error` : ''].filter(Boolean).join(' ')}
          aria-invalid={message ? true : undefined}
          onChange={choose}
        />
        <ChooseLabel $variant="secondary" htmlFor={id}>
          {value || state.step === 'failed' ? texts.replace : texts.choose}
        </ChooseLabel>
        <CameraChoice>
          <FileInput type="file" id={`${id}-camera`} accept="image/*" capture="environment" onChange={choose} />
          <ChooseLabel $variant="secondary" htmlFor={`${id}-camera`}>
            {texts.camera}
          </ChooseLabel>
        </CameraChoice>
        {!value && state.step !== 'uploading' && <span>{texts.drop}</span>}
      </Zone>
      <Text id={`${id}-limits`} $size="note" $color="ink2">
        {texts.limits(extensions, formatFileSize(maxBytes))}
      </Text>
      <div role="alert">{message !== undefined && <FieldError id={`${id}-error`}>{message}</FieldError>}</div>
      <VisuallyHidden role="status">{state.step === 'idle' && value ? texts.uploaded(value.name) : ''}</VisuallyHidden>
    </FieldFrame>
  );
}
