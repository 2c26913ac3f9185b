/** Creates a small PDF of empty pages, for the gallery. */
export function createBlankPdf(pages: number): Blob {
  const ids = Array.from({ length: pages }, (_, index) => index + 3);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${pages}>>`,
    ...ids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Resources<<>>>>'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return new Blob([`${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`]);
}
