import { getExtension, hasExtension, prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** The allowed file types [API-112] with the first bytes of their content. */
const kinds = [
  { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'], starts: [[0xff, 0xd8, 0xff]] },
  { mimeType: 'image/png', extensions: ['png'], starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  {
    mimeType: 'image/gif',
    extensions: ['gif'],
    starts: [
      [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
      [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    ],
  },
  { mimeType: 'application/pdf', extensions: ['pdf'], starts: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
];

/** The media types of stored files. */
export const storedTypes = kinds.map(({ mimeType }) => mimeType);

/** Returns the type of a file whose name and content agree on an allowed type; throws 400 with the reason otherwise [API-112]. */
export function requireFileType(name: string, content: Uint8Array): string {
  const extension = getExtension(name);
  if (!hasExtension(name, prescriptionFile.extensions)) throw errors.badRequest(texts.fileType);
  const kind = kinds.find(({ starts }) => starts.some((start) => start.every((byte, index) => content[index] === byte)));
  if (!kind?.extensions.includes(extension)) throw errors.badRequest(texts.fileDamaged(extension.toUpperCase()));
  return kind.mimeType;
}
