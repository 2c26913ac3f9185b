/** What the page prints: how many sheets, and the words on them. */
export async function printed() {
  // Chromium writes the objects of pages uncompressed.
  const pdf = Buffer.from(await browser.printPage(), 'base64').toString('latin1');
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: 'print' });
  const words = await browser.execute(() => document.body.innerText);
  await browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { media: '' });
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, words };
}
