import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { hasExtension } from '@scanharbor/shared-contracts/domain/prescription-file';
import { formatFileSize } from './format-file-size';
import { FileUpload } from './file-upload';
import { type Upload, type UploadedFile } from './use-upload';

const typeMessage = 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.';
const pdf = (name = 'order.pdf', bytes = 1200): File => new File([new Uint8Array(bytes)], name);

interface SingleFlight {
  progress: (percent: number) => void;
  signal: AbortSignal;
  done: (blobId: string) => Promise<void>;
  fail: () => Promise<void>;
}
let sent: SingleFlight[] = [];

const upload: Upload = (_file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    sent.push({
      progress: (percent) => act(() => onProgress(percent)),
      signal,
      done: (blobId) => act(async () => resolve({ blobId })),
      fail: () => act(async () => reject(new Error('offline'))),
    });
  });

const onChange = jest.fn();

function Upload1({ start = null }: { start?: UploadedFile | null }): ReactElement {
  const [value, setValue] = useState(start);
  const change = (file: UploadedFile | null): void => {
    onChange(file);
    setValue(file);
  };
  return (
    <FileUpload
      label="Prescription"
      extensions={['jpg', 'jpeg', 'png', 'gif', 'pdf']}
      typeMessage={typeMessage}
      maxBytes={5000}
      value={value}
      onChange={change}
      upload={upload}
    />
  );
}

const user = userEvent.setup({ applyAccept: false });
const choose = (file: File): Promise<void> => user.upload(screen.getByLabelText(/Prescription/), file);

beforeEach(() => {
  sent = [];
  onChange.mockClear();
});

describe('file upload', () => {
  it('uploads a chosen file, shows the percent and then the name and size', async () => {
    render(<Upload1 />);
    await choose(pdf());
    sent[0]?.progress(44.6);
    expect(screen.getByRole('progressbar', { name: 'Uploading order.pdf' })).toHaveValue(45);
    expect(screen.getByText('45%')).toBeInTheDocument();
    await sent[0]?.done('blob-7');
    expect(onChange).toHaveBeenCalledWith({ blobId: 'blob-7', name: 'order.pdf', size: 1200 });
    expect(screen.getByText('1.2 KB')).toBeInTheDocument();
    expect(screen.getByText('order.pdf is uploaded.')).toHaveAttribute('role', 'status');
  });

  it.each(['setup.exe', 'order.pdf.exe', 'pdf', 'order'])('rejects %s with a message and sends nothing [PR-117]', async (name) => {
    render(<Upload1 />);
    await choose(pdf(name));
    expect(screen.getByText(typeMessage)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('rejects empty and too large files', async () => {
    render(<Upload1 />);
    await choose(pdf('order.pdf', 0));
    expect(screen.getByText(/is empty/)).toBeInTheDocument();
    await choose(pdf('order.pdf', 5001));
    expect(screen.getByText('The file is larger than 5 KB. Choose a smaller one.')).toBeInTheDocument();
    expect(document.querySelector('input[type=file]')).toHaveAccessibleDescription(
      /The file is larger than 5 KB\. Choose a smaller one\.$/,
    );
    expect(sent).toHaveLength(0);
  });

  describe('where the browser can draw pictures', () => {
    const decode = jest.fn<Promise<{ close: () => void }>, [Blob]>();
    beforeEach(() => void Object.assign(window, { createImageBitmap: decode }));
    afterEach(() => void Reflect.deleteProperty(window, 'createImageBitmap'));
    const photo = (name = 'order.jpg'): File => new File(['pixels'], name, { type: 'image/jpeg' });

    it('rejects a damaged picture with its reason, and sends nothing', async () => {
      decode.mockRejectedValue(new DOMException('No image', 'InvalidStateError'));
      render(<Upload1 />);
      await choose(photo());
      expect(await screen.findByText(/^This picture is damaged/)).toBeInTheDocument();
      expect(sent).toHaveLength(0);
    });

    it('shows the picture, opens it, and replaces it', async () => {
      decode.mockResolvedValue({ close: () => undefined });
      render(<Upload1 />);
      await choose(photo());
      await waitFor(() => expect(sent).toHaveLength(1));
      await sent[0]?.done('blob-8');
      expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
      await user.click(screen.getByRole('button', { name: 'View order.jpg' }));
      expect(await screen.findByRole('dialog', { name: 'order.jpg' })).toBeInTheDocument();
    });
  });

  it('has no picture and no View for a file of an earlier visit that cannot be fetched', () => {
    render(<Upload1 start={{ blobId: 'a', name: 'first.jpg' }} />);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'View first.jpg' })).toBeNull();
    expect(screen.getByText('Replace')).toBeInTheDocument();
  });

  it('retains the current file when another one is rejected or fails', async () => {
    render(<Upload1 start={{ blobId: 'a', name: 'first.pdf' }} />);
    await choose(pdf('virus.exe'));
    expect(screen.getByText('first.pdf')).toBeInTheDocument();
    await choose(pdf('second.pdf'));
    await sent[0]?.fail();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('second.pdf could not be uploaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await sent[1]?.done('b');
    expect(onChange).toHaveBeenCalledWith({ blobId: 'b', name: 'second.pdf', size: 1200 });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('ignores the result of a replaced or stopped upload', async () => {
    render(<Upload1 />);
    await choose(pdf('one.pdf'));
    await choose(pdf('two.pdf'));
    expect(sent[0]?.signal.aborted).toBe(true);
    await sent[0]?.done('one');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stop uploading two.pdf' }));
    expect(sent[1]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('removes a file by name and returns focus to the input', async () => {
    render(<Upload1 start={{ blobId: 'a', name: 'first.pdf' }} />);
    await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
    expect(onChange).toHaveBeenCalledWith(null);
    expect(screen.getByLabelText(/Prescription/)).toHaveFocus();
  });

  it('accepts a dropped file', () => {
    render(<Upload1 />);
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [pdf()] } });
    expect(sent).toHaveLength(1);
  });
});

describe('rules of files', () => {
  it.each(['a.jpg', 'A.JPEG', 'scan.of.knee.Pdf'])('accepts %s in any case [PR-117]', (name) => {
    expect(hasExtension(name, ['jpg', 'jpeg', 'pdf'])).toBe(true);
  });

  it.each([
    [820, '820 bytes'],
    [1440, '1.4 KB'],
    [182_000, '182 KB'],
    [10_000_000, '10 MB'],
  ])('formats %d as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
