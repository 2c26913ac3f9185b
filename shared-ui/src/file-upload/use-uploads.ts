import { useEffect, useRef, useState } from 'react';
import { hasExtension } from '@scanharbor/shared-contracts/domain/prescription-file';
import { formatFileSize } from './format-file-size';
import { fileUploadTexts as texts } from './file-upload.texts';
import { canCheckPicture, isReadablePicture } from './is-readable-picture';

/** A file on the server. */
export interface UploadedFile {
  blobId: string;
  name: string;
  /** In bytes; undefined for a file of an earlier visit. */
  size?: number;
}

/** Sends a file. Reports its progress from 0 to 100 percent. Stops when `signal` aborts. */
export type Upload = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<{ blobId: string }>;

export interface UploadRules {
  /** Extensions in lower case, without dots. */
  extensions: readonly string[];
  /** Message for a file with another extension. */
  typeMessage: string;
  maxBytes: number;
}

type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; message: string }
  | { step: 'uploading'; file: File; percent: number }
  | { step: 'failed'; file: File; message: string };

interface UploadWiring {
  rules: UploadRules;
  upload: Upload;
  errorText: ((failure: unknown) => string) | undefined;
  onChange: (file: UploadedFile | null) => void;
}

/** Returns why a file cannot be uploaded, or undefined when it can. */
function getRejectionReason(file: File, { extensions, typeMessage, maxBytes }: UploadRules): string | undefined {
  if (!hasExtension(file.name, extensions)) return typeMessage;
  if (file.size === 0) return texts.empty;
  if (file.size > maxBytes) return texts.tooLarge(formatFileSize(maxBytes));
  return undefined;
}

export interface UploadControl {
  state: UploadState;
  /** The last uploaded file, as long as the form is open. */
  sent: { blobId: string; file: File } | null;
  start: (file: File) => void;
  /** Stops the current upload and clears a failure. */
  stop: () => void;
}

/** Runs one upload at a time. A new file or a stop aborts the previous upload, whose result is then ignored. */
export function useUpload({ rules, upload, errorText, onChange }: UploadWiring): UploadControl {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [sent, setSent] = useState<UploadControl['sent']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    const progress = (percent: number): void => {
      const rounded = Math.max(0, Math.min(100, Math.round(percent)));
      if (!signal.aborted) setState({ step: 'uploading', file, percent: rounded });
    };
    progress(0);
    try {
      if (canCheckPicture(file) && !(await isReadablePicture(file))) {
        if (!signal.aborted) setState({ step: 'refused', message: texts.damaged });
        return;
      }
      signal.throwIfAborted();
      const { blobId } = await upload(file, progress, signal);
      if (signal.aborted) return;
      setState({ step: 'idle' });
      setSent({ blobId, file });
      onChange({ blobId, name: file.name, size: file.size });
    } catch (failure) {
      if (!signal.aborted) setState({ step: 'failed', file, message: errorText?.(failure) ?? texts.failed(file.name) });
    }
  };

  const start = (file: File): void => {
    const message = getRejectionReason(file, rules);
    running.current?.abort();
    if (message !== undefined) {
      setState({ step: 'refused', message });
      return;
    }
    running.current = new AbortController();
    void send(file, running.current);
  };

  const stop = (): void => {
    running.current?.abort();
    setState({ step: 'idle' });
  };

  return { state, sent, start, stop };
}
