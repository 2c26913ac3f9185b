import { formatCsvCell, formatCsv } from './csv';

describe('CSV export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('escapes %j so that it is not run as a formula', (text) => {
    expect(formatCsvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('quotes texts with a comma, a quote or a line break, and does not change numbers', () => {
    expect([formatCsvCell('a, b'), formatCsvCell('say "x"'), formatCsvCell('a\nb'), formatCsvCell(-3), formatCsvCell(null)]).toEqual([
      '"a, b"',
      '"say ""x"""',
      '"a\nb"',
      '-3',
      '',
    ]);
  });

  it('writes a header and lines that spreadsheets read as UTF-8', () => {
    expect(formatCsv(['Request', 'Patient'], [[104882, 'Peña']])).toBe('\uFEFFRequest,Patient\r\n104882,Peña\r\n');
  });
});
