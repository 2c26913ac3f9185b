import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { messageDelays, texts } from '../../texts';
import { formatCsv, saveFile } from './csv';

interface FileExport {
  /** What is exported, for the audit trail. */
  list: string;
  fileName: string;
  header: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Returns a function that downloads rows as CSV; the export is recorded before the file is created. */
export function useFileExport() {
  const dispatch = useAppDispatch();
  const [record] = useRecordExportMutation();
  const { sending, send } = useSingleFlight();
  const exportFile = async ({ list, fileName, header, rows }: FileExport) => {
    const done = await send(async () => {
      await record({ list, rows: rows.length }).unwrap();
      saveFile(fileName, 'text/csv;charset=utf-8', formatCsv(header, rows));
      dispatch(messageShown({ status: true, message: texts.export.exported(rows.length), delay: messageDelays.listAction }));
    });
    if (!done) dispatch(messageShown({ status: false, message: texts.export.fileFailed }));
  };
  return { sending, exportFile };
}
