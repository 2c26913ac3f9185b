import { z } from 'zod';
import { line } from './values';

/** Wire shapes of media. The upload is multipart with the field upload_file; the downloads return a file. */
export const mediaWire = {
  'POST media/upload': { response: z.object({ blob_id: z.string() }) },
  'GET media/download': { query: z.object({ id: line }) },
  'GET media/admin_download': { query: z.object({ id: line, fileTypeId: line.optional() }) },
  'PATCH media/:id': {
    params: z.object({ id: line }),
    body: z.object({ remove_first_page: z.literal([1, true, '1']) }),
    response: z.object({ blob_id: z.string() }),
  },
} as const;
