import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileViewer, type FileViewerProps } from './file-viewer';
import { pageScale, getFileView } from './viewer-rules';

const load = jest.fn(() => Promise.resolve(new Blob(['%PDF'])));
const onClose = jest.fn();
const onRemoveFirstPage = jest.fn<Promise<void>, []>();
const renderedPages: unknown[] = [];
const pdfOf =
  (pages: number): FileViewerProps['openPdf'] =>
  async () => ({
    pages,
    render: async (page, _canvas, scale) => void renderedPages.push([page, scale]),
    close: () => undefined,
  });

const show = (props: Partial<FileViewerProps> = {}): void => {
  render(<FileViewer name="order.pdf" load={load} onClose={onClose} failedText="It failed." openPdf={pdfOf(2)} {...props} />);
};

beforeEach(() => {
  jest.clearAllMocks();
  renderedPages.length = 0;
  onRemoveFirstPage.mockResolvedValue();
});

describe('file viewer', () => {
  it('offers download and open [UI-070]', async () => {
    show({ name: 'photo.JPG' });
    expect(await screen.findByRole('img', { name: 'photo.JPG' })).toHaveAttribute('src', 'blob:test');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'photo.JPG');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
  });

  it('rejects other types with an alert and loads nothing [UI-071]', async () => {
    show({ name: 'setup.exe' });
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Only .jpg, .jpeg, .png, .gif, and .pdf files are allowed.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('shows the pages of a PDF and renders the first [UI-073]', async () => {
    show();
    expect(await screen.findByRole('img', { name: 'Page 1 of 2 of order.pdf' })).toBeInTheDocument();
    expect(screen.getByText('2 pages')).toBeInTheDocument();
    expect(renderedPages).toEqual([[1, 3.2]]);
  });

  it('confirms before it removes the first page, and does nothing on cancel [UI-072]', async () => {
    show({ onRemoveFirstPage });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove first page' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Do you want to remove the first page of this file? You cannot undo this operation.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep page' }));
    expect(onRemoveFirstPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove first page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove page' }));
    expect(onRemoveFirstPage).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a file of one page', { openPdf: pdfOf(1) }],
    ['an image', { name: 'a.png' }],
  ])('does not offer to remove the first page of %s [UI-072]', async (_what, props) => {
    show({ onRemoveFirstPage, ...props });
    await screen.findByRole('link', { name: 'Download' });
    expect(screen.queryByRole('button', { name: 'Remove first page' })).toBeNull();
  });

  it('reports that a file could not be shown, and retries', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    show();
    expect(await screen.findByText('It failed.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeInTheDocument();
  });
});

describe('rules of the viewer', () => {
  it.each([
    ['a.jpg', 'image'],
    ['a.JPEG', 'image'],
    ['a.gif', 'image'],
    ['a.png', 'image'],
    ['a.Pdf', 'pdf'],
    ['a.pdf.exe', null],
    ['pdf', null],
  ])('shows %s as %s [UI-071]', (name, kind) => {
    expect(getFileView(name)).toBe(kind);
  });

  it.each([
    [1, 3.2],
    [2, 4],
    [1.5, 3],
    [3, 3],
  ])('renders at pixel ratio %d with scale %d [UI-073]', (ratio, scale) => {
    expect(pageScale(ratio)).toBe(scale);
  });
});
