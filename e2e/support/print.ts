/**
 * Returns the number of sheets that the page prints, the text on them, and which share of their width the content takes on paper as wide as
 * the viewport.
 */
export async function readPrintedPage() {
  // Chromium writes the objects of pages uncompressed.
  const pdf = Buffer.from(await browser.printPage(), 'base64').toString('latin1');
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: 'print' });
  const { text, share } = await browser.execute(() => ({
    text: document.body.innerText,
    share: (document.querySelector('main')?.getBoundingClientRect().width ?? 0) / document.documentElement.clientWidth,
  }));
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: '' });
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, text, share };
}
