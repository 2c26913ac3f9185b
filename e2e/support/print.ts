/** Returns the number of sheets that the page prints, the text on them, and the share of a sheet as wide as the viewport that its content takes. */
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
