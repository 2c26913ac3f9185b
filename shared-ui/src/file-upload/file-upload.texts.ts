/** Texts of the file upload. */
export const fileUploadTexts = {
  choose: 'Choose a file',
  replace: 'Replace',
  drop: 'or drop it here',
  camera: 'Take a photo',
  view: 'View',
  viewFile: (name: string): string => `View ${name}`,
  viewFailed: 'The file could not be shown. Try again.',
  damaged: 'This picture is damaged and cannot be opened. Take a new photo, or choose another file.',
  limits: (extensions: readonly string[], size: string): string =>
    `${extensions.map((extension) => extension.toUpperCase()).join(', ')}, up to ${size}`,
  tooLarge: (size: string): string => `The file is larger than ${size}. Choose a smaller one.`,
  empty: 'The file is empty. Choose another one.',
  uploading: (name: string): string => `Uploading ${name}`,
  percent: (percent: number): string => `${percent}%`,
  stop: 'Stop',
  stopUpload: (name: string): string => `Stop uploading ${name}`,
  uploaded: (name: string): string => `${name} is uploaded.`,
  failed: (name: string): string => `${name} could not be uploaded.`,
  retry: 'Try again',
  remove: 'Remove',
  removeFile: (name: string): string => `Remove ${name}`,
} as const;
