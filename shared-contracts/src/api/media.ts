import { storeBlob, ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

const mediaApi = ownedEndpoints('shared-contracts/media', (build) => ({
  /**
   * POST media/upload: stores a JPG, PNG, GIF or PDF file of at most 10 MB and returns its id (SC-143).
   * Another type is rejected with 400, a larger file with 413, each with a user message.
   * Takes the file, or the file with `onProgress`, which receives the sent fraction, from 0 to 1.
   */
  uploadFile: build.mutation({
    query: (upload: File | { file: File; onProgress: (fraction: number) => void }) => {
      const { file, onProgress } = 'onProgress' in upload ? upload : { file: upload, onProgress: undefined };
      const form = new FormData();
      form.append('upload_file', file);
      return call('POST media/upload', { form, onProgress });
    },
    transformResponse: ({ blob_id }) => ({ blobId: blob_id }),
  }),
  /** GET media/download: a file as an object URL and its type; `takeBlob(url)` returns the file and frees the URL (SC-144, SC-076). */
  downloadFile: build.mutation({
    query: ({ blobId }: { blobId: string }) => call('GET media/download', { query: { id: blobId }, file: true }),
    transformResponse: (file) => ({ url: storeBlob(file), type: file.type }),
  }),
  /** GET media/admin_download (SC-145). No screen calls it. */
  downloadFileAsAdmin: build.mutation({
    query: ({ blobId, fileTypeId }: { blobId: string; fileTypeId: string }) =>
      call('GET media/admin_download', { query: { id: blobId, fileTypeId }, file: true }),
    transformResponse: (file) => ({ url: storeBlob(file), type: file.type }),
  }),
  /** PATCH media/{id}: deletes the first page of a PDF with several pages, for providers (D126). */
  removeFirstPage: build.mutation({
    query: ({ blobId }: { blobId: string }) => call('PATCH media/:id', { params: { id: blobId }, body: { remove_first_page: 1 } }),
    transformResponse: ({ blob_id }) => ({ blobId: blob_id }),
    invalidatesTags: [{ type: 'Upload', id: 'LIST' }],
  }),
}));

export const { useUploadFileMutation, useDownloadFileMutation, useRemoveFirstPageMutation } = mediaApi;
/** @internal */
export const mediaEndpoints = mediaApi.endpoints;
