/** Returns the number of sheets that the page prints, and the text on them. */
export async function readPrintedPage() {
  // Chromium writes the objects of pages uncompressed.
  const pdf = Buffer.from(await browser.printPage(), 'base64').toString('latin1');
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: 'print' });
  const text = await browser.execute(() => document.body.innerText);
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: '' });
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, text };
}
