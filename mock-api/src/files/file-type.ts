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

/** Returns the type of a file whose name and content agree on an allowed type; undefined otherwise. */
export function detectFileType(name: string, content: Uint8Array): string | undefined {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const kind = kinds.find(({ starts }) => starts.some((start) => start.every((byte, index) => content[index] === byte)));
  return kind?.extensions.includes(extension) ? kind.mimeType : undefined;
}
