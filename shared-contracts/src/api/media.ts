import { keepFile, ownedEndpoints } from '@scanharbor/shared-contracts';
import { type UploadAnswer } from '../wire/media';

const mediaApi = ownedEndpoints('shared-contracts/media', (build) => ({
  /**
   * POST media/upload: keeps a JPG, PNG, GIF or PDF file of at most 10 MB and gives its id (SC-143).
   * Another type is refused with 400, a larger file with 413, each with a user message.
   * Takes the file, or the file with `onProgress`, which is told how much of it is sent, from 0 to 1.
   */
  uploadFile: build.mutation<{ blobId: string }, File | { file: File; onProgress: (fraction: number) => void }>({
    query: (given) => {
      const { file, onProgress } = 'onProgress' in given ? given : { file: given, onProgress: undefined };
      const form = new FormData();
      form.append('upload_file', file);
      return { url: 'media/upload', method: 'POST', form, onProgress };
    },
    transformResponse: ({ blob_id }: UploadAnswer) => ({ blobId: blob_id }),
  }),
  /** GET media/download: a file as an object URL and its type; `takeFile(url)` gives the file and frees the URL (SC-144, SC-076). */
  downloadFile: build.mutation<{ url: string; type: string }, { blobId: string }>({
    query: ({ blobId }) => ({ url: 'media/download', params: { id: blobId }, file: true }),
    transformResponse: (file: Blob) => ({ url: keepFile(file), type: file.type }),
  }),
  /** GET media/admin_download (SC-145). No screen calls it. */
  downloadFileAsAdmin: build.mutation<{ url: string; type: string }, { blobId: string; fileTypeId: string }>({
    query: ({ blobId, fileTypeId }) => ({ url: 'media/admin_download', params: { id: blobId, fileTypeId }, file: true }),
    transformResponse: (file: Blob) => ({ url: keepFile(file), type: file.type }),
  }),
  /** PATCH media/{id}: takes away the first page of a PDF with more than one, for providers (D126). */
  removeFirstPage: build.mutation<{ blobId: string }, { blobId: string }>({
    query: ({ blobId }) => ({ url: `media/${blobId}`, method: 'PATCH', body: { remove_first_page: 1 } }),
    transformResponse: ({ blob_id }: UploadAnswer) => ({ blobId: blob_id }),
    invalidatesTags: [{ type: 'Upload', id: 'LIST' }],
  }),
}));

export const { useUploadFileMutation, useDownloadFileMutation, useRemoveFirstPageMutation } = mediaApi;
export const mediaEndpoints = mediaApi.endpoints;
