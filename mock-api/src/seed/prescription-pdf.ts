import { brand } from '@scanharbor/shared-contracts/domain/brand';

/** A prescription of the demo data. */
export interface Prescription {
  patient: string;
  /** MM/DD/YYYY. */
  dob: string;
  scan: string;
  doctor: string;
  phone: string;
  reason: string;
  /** The doctor's office faxed it, with a cover sheet. */
  isFaxed: boolean;
}

/** US letter, in points. */
const page = { width: 612, height: 792, margin: 64 };
const lineLength = 64;
const sample = 'Sample for the demo. Not a medical document.';

/** Breaks a text between its words. */
function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** Writes a prescription as a PDF of one page; a faxed one has a cover sheet before it. The same prescription gives the same bytes. */
export async function writePrescriptionPdf({ patient, dob, scan, doctor, phone, reason, isFaxed }: Prescription): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const script = await pdf.embedFont(StandardFonts.TimesRomanItalic);
  const addPage = (title: string, rows: readonly (readonly [label: string, text: string])[]) => {
    const sheet = pdf.addPage([page.width, page.height]);
    const x = page.margin;
    let y = page.height - page.margin - 24;
    sheet.drawText(title, { x, y, size: 24, font: bold });
    y -= 16;
    sheet.drawLine({ start: { x, y }, end: { x: page.width - x, y }, thickness: 1 });
    for (const [label, text] of rows) {
      y -= 32;
      sheet.drawText(label, { x, y, size: 10, font: bold });
      for (const line of wrap(text)) {
        y -= 18;
        sheet.drawText(line, { x, y, size: 13, font: regular });
      }
    }
    sheet.drawText(sample, { x, y: page.margin, size: 10, font: regular });
    return { sheet, y };
  };
  if (isFaxed) {
    addPage('Fax', [
      ['To', `${brand.name} scheduling`],
      ['From', `Office of ${doctor}, ${phone}`],
      ['Pages', '2, with this one'],
    ]);
  }
  const { sheet, y } = addPage('Imaging prescription', [
    ['Patient', patient],
    ['Date of birth', dob],
    ['Exam', scan],
    ['Reason', reason],
    ['Ordered by', `${doctor}, ${phone}`],
  ]);
  sheet.drawText(doctor, { x: page.margin, y: y - 64, size: 26, font: script });
  sheet.drawText('Signature', { x: page.margin, y: y - 84, size: 10, font: bold });
  return pdf.save({ objectsPerTick: Infinity });
}
