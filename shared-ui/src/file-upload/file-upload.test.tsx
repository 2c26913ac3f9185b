import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { hasExtension } from '@scanharbor/shared-contracts/domain/prescription-file';
import { formatFileSize } from './format-file-size';
import { FileUpload } from './file-upload';
import { type Upload, type UploadedFile } from './use-uploads';

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

function Upload1({ start = [], maxPages = 10 }: { start?: readonly UploadedFile[]; maxPages?: number }): ReactElement {
  const [value, setValue] = useState(start);
  const change = (pages: readonly UploadedFile[]): void => {
    onChange(pages);
    setValue(pages);
  };
  return (
    <FileUpload
      label="Prescription"
      extensions={['jpg', 'jpeg', 'png', 'gif', 'pdf']}
      typeMessage={typeMessage}
      maxBytes={5000}
      maxPages={maxPages}
      value={value}
      onChange={change}
      upload={upload}
    />
  );
}

const user = userEvent.setup({ applyAccept: false });
const choose = (...files: File[]): Promise<void> => user.upload(screen.getByLabelText(/Prescription/), files);
const pages = ['front.pdf', 'back.pdf'].map((name, index) => ({ blobId: `b${index + 1}`, name }));
const listNames = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('span + div > span')?.textContent ?? null);
const lastIds = (): string[] => (onChange.mock.lastCall as [UploadedFile[]] | undefined)?.[0].map(({ blobId }) => blobId) ?? [];

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
    expect(onChange).toHaveBeenCalledWith([{ blobId: 'blob-7', name: 'order.pdf', size: 1200 }]);
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
    render(<Upload1 start={[{ blobId: 'a', name: 'first.jpg' }]} />);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'View first.jpg' })).toBeNull();
    expect(screen.getByText('Replace')).toBeInTheDocument();
  });

  it('retains the current file when another one is rejected or fails, and sends the failed one again', async () => {
    render(<Upload1 start={[{ blobId: 'a', name: 'first.pdf' }]} />);
    await choose(pdf('virus.exe'));
    expect(screen.getByText('first.pdf')).toBeInTheDocument();
    await choose(pdf('second.pdf'));
    await sent[0]?.fail();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('second.pdf could not be uploaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again: second.pdf' }));
    await sent[1]?.done('b');
    expect(lastIds()).toEqual(['a', 'b']);
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('stops an upload, ignores its result, and sends the next file', async () => {
    render(<Upload1 />);
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Stop uploading one.pdf' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    await sent[0]?.done('one');
    expect(onChange).not.toHaveBeenCalled();
    expect(sent).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Stop uploading two.pdf' }));
    expect(sent[1]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('stops the upload when the form closes', async () => {
    const view = render(<Upload1 />);
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    view.unmount();
    expect(sent[0]?.signal.aborted).toBe(true);
    await sent[0]?.done('one');
    expect(sent).toHaveLength(1);
  });

  it('removes a file by name and returns focus to the input', async () => {
    render(<Upload1 start={[{ blobId: 'a', name: 'first.pdf' }]} />);
    await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
    expect(onChange).toHaveBeenCalledWith([]);
    expect(screen.getByLabelText(/Prescription/)).toHaveFocus();
  });

  it('accepts dropped files', () => {
    render(<Upload1 />);
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [pdf()] } });
    expect(sent).toHaveLength(1);
  });

  it('takes photos with the camera, as further pages', async () => {
    render(<Upload1 start={pages} />);
    const camera = screen.getByLabelText('Take a photo');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, pdf('photo.jpg'));
    await sent[0]?.done('b3');
    expect(lastIds()).toEqual(['b1', 'b2', 'b3']);
  });
});

describe('several pages', () => {
  it('keep the order in which they were chosen, one upload after the other', async () => {
    render(<Upload1 />);
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    await sent[0]?.done('one');
    await waitFor(() => expect(sent).toHaveLength(2));
    await sent[1]?.done('two');
    expect(lastIds()).toEqual(['one', 'two']);
    expect(screen.getByText('1 of 2 · 1.2 KB')).toBeInTheDocument();
    expect(screen.getByText('two.pdf is uploaded.')).toHaveAttribute('role', 'status');
  });

  it('lose nothing by a bad file among them, which is named with its reason', async () => {
    render(<Upload1 />);
    await choose(pdf('one.pdf'), pdf('virus.exe'), pdf('big.pdf', 5001), pdf('two.pdf'));
    await sent[0]?.done('one');
    await waitFor(() => expect(sent).toHaveLength(2));
    await sent[1]?.done('two');
    expect(lastIds()).toEqual(['one', 'two']);
    const alert = screen.getByText(typeMessage).closest('[role=alert]');
    expect(alert).toHaveTextContent('virus.exe Only JPG');
    expect(alert).toHaveTextContent('big.pdf The file is larger than 5 KB.');
  });

  it('can be put in another order with the keyboard; the focus stays and the place is announced', async () => {
    render(<Upload1 start={pages} />);
    screen.getByRole('button', { name: 'Move up back.pdf, 2 of 2' }).focus();
    await user.keyboard('{Enter}');
    expect(lastIds()).toEqual(['b2', 'b1']);
    expect(listNames()).toEqual(['back.pdf', 'front.pdf']);
    expect(screen.getByText('back.pdf is now 1 of 2.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move up back.pdf, 1 of 2' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Move down back.pdf, 1 of 2' }));
    expect(lastIds()).toEqual(['b1', 'b2']);
  });

  it('are replaced and removed one by one', async () => {
    render(<Upload1 start={pages} />);
    await user.upload(screen.getByLabelText('Replace front.pdf, 1 of 2'), pdf('sharp.pdf'));
    await sent[0]?.done('b3');
    expect(lastIds()).toEqual(['b3', 'b2']);
    await user.click(screen.getByRole('button', { name: 'Remove back.pdf, 2 of 2' }));
    expect(lastIds()).toEqual(['b3']);
  });

  it('stay within the limit; replacing one is still possible', async () => {
    render(<Upload1 start={pages} maxPages={3} />);
    await choose(pdf('three.pdf'), pdf('four.pdf'));
    expect(screen.getByText('You can add 3 files at most. Remove or replace one first.')).toBeInTheDocument();
    await sent[0]?.done('b3');
    await user.upload(screen.getByLabelText('Replace back.pdf, 2 of 3'), pdf('sharp.pdf'));
    await sent[1]?.done('b4');
    expect(lastIds()).toEqual(['b1', 'b4', 'b3']);
  });

  it('open one after the other', async () => {
    render(<Upload1 />);
    await choose(pdf('one.jpg'), pdf('two.jpg'));
    await sent[0]?.done('one');
    await waitFor(() => expect(sent).toHaveLength(2));
    await sent[1]?.done('two');
    await user.click(screen.getByRole('button', { name: 'View two.jpg, 2 of 2' }));
    expect(await screen.findByRole('dialog', { name: 'two.jpg' })).toBeInTheDocument();
    expect(screen.getByText('File 2 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next file' }));
    expect(await screen.findByRole('img', { name: 'one.jpg' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous file' }));
    expect(await screen.findByRole('img', { name: 'two.jpg' })).toBeInTheDocument();
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
