import { useEffect, useState } from 'react';
import { type OpenPdf, type PdfDocument } from './pdf-document';

/** A file and its loading status. */
type LoadedFile = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; url: string; pdf: PdfDocument | null };

interface FileLoad {
  load: () => Promise<Blob>;
  /** Null for an image. */
  openPdf: OpenPdf | null;
}

/** Loads a file, again after `reload` or when `load` changes, and opens it when it is a PDF. Releases both on unmount. */
export function useLoadedFile({ load, openPdf }: FileLoad): { file: LoadedFile; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<LoadedFile>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    let release = (): void => undefined;
    const run = async (): Promise<void> => {
      const blob = await load();
      const pdf = openPdf ? await openPdf(await blob.arrayBuffer()) : null;
      if (!current) return pdf?.close();
      const url = URL.createObjectURL(blob);
      release = () => {
        URL.revokeObjectURL(url);
        pdf?.close();
      };
      setFile({ status: 'ready', url, pdf });
    };
    setFile({ status: 'loading' });
    run().catch(() => current && setFile({ status: 'failed' }));
    return () => {
      current = false;
      release();
    };
  }, [attempt, load, openPdf]);

  return { file, reload: () => setAttempt((count) => count + 1) };
}
