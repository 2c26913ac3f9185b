import { useEffect, useState } from 'react';
import { type OpenPdf, type PdfDocument } from './pdf-document';

/** A file as far as it is known. */
export type LoadedFile = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; address: string; pdf: PdfDocument | null };

interface FileLoad {
  load: () => Promise<Blob>;
  /** Null for an image. */
  openPdf: OpenPdf | null;
}

/** Loads a file each time `load` or `reload` asks for it, opens it when it is a PDF, and lets go of both when it is no longer shown. */
export function useLoadedFile({ load, openPdf }: FileLoad): { file: LoadedFile; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<LoadedFile>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    let letGo = (): void => undefined;
    const run = async (): Promise<void> => {
      const blob = await load();
      const pdf = openPdf ? await openPdf(await blob.arrayBuffer()) : null;
      if (!current) return pdf?.close();
      const address = URL.createObjectURL(blob);
      letGo = () => {
        URL.revokeObjectURL(address);
        pdf?.close();
      };
      setFile({ status: 'ready', address, pdf });
    };
    setFile({ status: 'loading' });
    run().catch(() => current && setFile({ status: 'failed' }));
    return () => {
      current = false;
      letGo();
    };
  }, [attempt, load, openPdf]);

  return { file, reload: () => setAttempt((count) => count + 1) };
}
