import { useEffect, useRef, useState } from 'react';
import { hasExtension, sizeText } from './file-rules';
import { fileUploadTexts as texts } from './file-upload.texts';

/** A file that the server has. */
export interface UploadedFile {
  blobId: string;
  name: string;
  /** Bytes; unknown for a file uploaded in an earlier visit. */
  size?: number;
}

/** Sends a file; tells its progress in percent from 0 to 100; stops when the signal says so. */
export type Upload = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<{ blobId: string }>;

export interface UploadRules {
  /** Extensions in lower case, without dots. */
  extensions: readonly string[];
  /** Said when a file has another extension. */
  typeMessage: string;
  maxBytes: number;
}

export type UploadState =
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

/** Why a file may not be uploaded, or undefined when it may. */
export function whyRefused(file: File, { extensions, typeMessage, maxBytes }: UploadRules): string | undefined {
  if (!hasExtension(file.name, extensions)) return typeMessage;
  if (file.size === 0) return texts.empty;
  if (file.size > maxBytes) return texts.tooLarge(sizeText(maxBytes));
  return undefined;
}

export interface UploadControl {
  state: UploadState;
  start: (file: File) => void;
  /** Stops what runs and forgets what failed. */
  stop: () => void;
}

/** One upload at a time: a new file or a stop ends the one before, whose answer no longer counts. */
export function useUpload({ rules, upload, errorText, onChange }: UploadWiring): UploadControl {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    const progress = (percent: number): void => {
      const whole = Math.max(0, Math.min(100, Math.round(percent)));
      if (!signal.aborted) setState({ step: 'uploading', file, percent: whole });
    };
    progress(0);
    try {
      const { blobId } = await upload(file, progress, signal);
      if (signal.aborted) return;
      setState({ step: 'idle' });
      onChange({ blobId, name: file.name, size: file.size });
    } catch (failure) {
      if (!signal.aborted) setState({ step: 'failed', file, message: errorText?.(failure) ?? texts.failed(file.name) });
    }
  };

  const start = (file: File): void => {
    const message = whyRefused(file, rules);
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

  return { state, start, stop };
}
