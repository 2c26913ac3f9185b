import { csvCell, csvText } from './csv';

describe('CSV export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps %j from being run as a formula', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('quotes what holds a comma, a quote or a line break, and leaves numbers alone', () => {
    expect([csvCell('a, b'), csvCell('say "x"'), csvCell('a\nb'), csvCell(-3), csvCell(null)]).toEqual([
      '"a, b"',
      '"say ""x"""',
      '"a\nb"',
      '-3',
      '',
    ]);
  });

  it('writes a header and lines that spreadsheets read as UTF-8', () => {
    expect(csvText(['Request', 'Patient'], [[104882, 'Peña']])).toBe('\uFEFFRequest,Patient\r\n104882,Peña\r\n');
  });
});
