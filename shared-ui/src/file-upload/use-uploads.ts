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
  /** The most files of the field. */
  maxPages: number;
}

/** A chosen file that is not on the server yet. */
export interface UploadJob {
  id: number;
  file: File;
  /** Id of the uploaded file that this one replaces. */
  replaces: string | undefined;
  state: { step: 'sending'; percent: number } | { step: 'failed' | 'refused'; message: string };
}

interface UploadWiring {
  rules: UploadRules;
  pages: readonly UploadedFile[];
  upload: Upload;
  errorText: ((failure: unknown) => string) | undefined;
  onChange: (pages: UploadedFile[]) => void;
}

/** Returns why a file cannot be uploaded, or undefined when it can. */
function getRejectionReason(file: File, { extensions, typeMessage, maxBytes }: UploadRules): string | undefined {
  if (!hasExtension(file.name, extensions)) return typeMessage;
  if (file.size === 0) return texts.empty;
  if (file.size > maxBytes) return texts.tooLarge(formatFileSize(maxBytes));
  return undefined;
}

const toPercent = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));

export interface UploadControl {
  jobs: readonly UploadJob[];
  /** The files uploaded as long as the form is open, by their id. */
  sent: ReadonlyMap<string, File>;
  /** Name of the last uploaded file, for screen readers. */
  lastName: string | undefined;
  /** Uploads the files as further pages, or the first of them in the place of another page. */
  add: (files: readonly File[], replaces?: string) => void;
  retry: (job: UploadJob) => void;
  /** Stops an upload, or forgets one that failed. */
  drop: (job: UploadJob) => void;
}

/**
 * Uploads the chosen files one after the other, so that the pages keep the order in which they were chosen. A file that is rejected or
 * fails does not concern the others.
 */
export function useUploads({ rules, pages, upload, errorText, onChange }: UploadWiring): UploadControl {
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const [sent, setSent] = useState<ReadonlyMap<string, File>>(new Map());
  const [lastName, setLastName] = useState<string>();
  const lastId = useRef(0);
  const queue = useRef<UploadJob[]>([]);
  const running = useRef<{ id: number; controller: AbortController }>(undefined);
  const latest = useRef({ pages, upload, errorText, onChange });
  useEffect(() => {
    latest.current = { pages, upload, errorText, onChange };
  });
  useEffect(
    () => () => {
      queue.current = [];
      running.current?.controller.abort();
    },
    [],
  );

  const setState = (id: number, state: UploadJob['state']): void =>
    setJobs((list) => list.map((job) => (job.id === id ? { ...job, state } : job)));
  const removeJob = (id: number): void => setJobs((list) => list.filter((job) => job.id !== id));

  const finish = ({ id, file, replaces }: UploadJob, blobId: string): void => {
    const page = { blobId, name: file.name, size: file.size };
    const current = latest.current.pages;
    const isReplaced = current.some((one) => one.blobId === replaces);
    removeJob(id);
    setSent((files) => new Map(files).set(blobId, file));
    setLastName(file.name);
    latest.current.onChange(isReplaced ? current.map((one) => (one.blobId === replaces ? page : one)) : [...current, page]);
  };

  const send = async (job: UploadJob, signal: AbortSignal): Promise<void> => {
    const { id, file } = job;
    const progress = (percent: number): void => {
      if (!signal.aborted) setState(id, { step: 'sending', percent: toPercent(percent) });
    };
    try {
      if (canCheckPicture(file) && !(await isReadablePicture(file))) {
        if (!signal.aborted) setState(id, { step: 'refused', message: texts.damaged });
        return;
      }
      signal.throwIfAborted();
      const { blobId } = await latest.current.upload(file, progress, signal);
      if (!signal.aborted) finish(job, blobId);
    } catch (failure) {
      if (!signal.aborted) setState(id, { step: 'failed', message: latest.current.errorText?.(failure) ?? texts.failed(file.name) });
    }
  };

  const run = async (): Promise<void> => {
    if (running.current) return;
    for (let job = queue.current.shift(); job; job = queue.current.shift()) {
      const controller = new AbortController();
      running.current = { id: job.id, controller };
      await send(job, controller.signal);
    }
    running.current = undefined;
  };

  const enqueue = (job: UploadJob): void => {
    queue.current.push(job);
    void run();
  };

  const add = (files: readonly File[], replaces?: string): void => {
    const isWaiting = ({ state, replaces: other }: UploadJob): boolean => state.step === 'sending' && other === undefined;
    let free = rules.maxPages - pages.length - jobs.filter(isWaiting).length;
    const chosen = replaces === undefined ? files : files.slice(0, 1);
    const added = chosen.map((file): UploadJob => {
      const isTooMany = replaces === undefined && free <= 0;
      const message = getRejectionReason(file, rules) ?? (isTooMany ? texts.full(rules.maxPages) : undefined);
      if (message === undefined) free -= 1;
      lastId.current += 1;
      const state = message === undefined ? { step: 'sending' as const, percent: 0 } : { step: 'refused' as const, message };
      return { id: lastId.current, file, replaces, state };
    });
    setJobs((list) => [...list.filter(({ state }) => state.step !== 'refused'), ...added]);
    added.filter(({ state }) => state.step === 'sending').forEach(enqueue);
  };

  const retry = (job: UploadJob): void => {
    setState(job.id, { step: 'sending', percent: 0 });
    enqueue(job);
  };

  const drop = ({ id }: UploadJob): void => {
    queue.current = queue.current.filter((job) => job.id !== id);
    if (running.current?.id === id) running.current.controller.abort();
    removeJob(id);
  };

  return { jobs, sent, lastName, add, retry, drop };
}
