import { z } from 'zod';

/** Wire shapes of media. The upload is multipart with the field upload_file; the downloads answer a file. */
export const mediaWire = {
  'POST media/upload': { answer: z.object({ blob_id: z.string() }) },
  'GET media/download': { query: z.object({ id: z.string() }) },
  'GET media/admin_download': { query: z.object({ id: z.string(), fileTypeId: z.string().optional() }) },
  'PATCH media/:id': {
    params: z.object({ id: z.string() }),
    body: z.object({ remove_first_page: z.literal([1, true, '1']) }),
    answer: z.object({ blob_id: z.string() }),
  },
} as const;

export type UploadAnswer = z.infer<(typeof mediaWire)['POST media/upload']['answer']>;
