import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type requests, type requestUploads, type uploads } from '../db/schema/index';
import { writePrescriptionPdf } from './prescription-pdf';
import { scanServiceRows, scanTypeRows } from './scan-catalog';
import { getPatient } from './users';

type RequestSeed = typeof requests.$inferInsert;

/** The files by id: tests seed the database thousands of times, and the files are equal each time. */
const written = new Map<string, Promise<Uint8Array>>();

function write(id: string, request: RequestSeed, isFaxed: boolean): Promise<Uint8Array> {
  const { name, dob } = getPatient(request.patientId);
  const service = scanServiceRows.find((row) => row.id === request.scanServiceId);
  const type = scanTypeRows.find((row) => row.id === service?.scanTypeId);
  const content =
    written.get(id) ??
    writePrescriptionPdf({
      patient: name,
      dob: formatShortDate(dob),
      scan: formatScanName(type?.value, service?.value, service?.description),
      doctor: ['Dr.', request.doctorFirstName, request.doctorLastName].filter(Boolean).join(' '),
      phone: request.doctorPhone ?? '',
      reason: request.reason ?? '',
      isFaxed,
    });
  written.set(id, content);
  return content;
}

interface PrescriptionSeeds {
  uploads: (typeof uploads.$inferInsert)[];
  links: (typeof requestUploads.$inferInsert)[];
}

/** Writes the prescriptions of the requests that have one; every third was faxed. */
export async function prescriptionSeeds(seeded: readonly RequestSeed[]): Promise<PrescriptionSeeds> {
  const files = await Promise.all(
    seeded
      .flatMap((request) => (request.blobId ? [{ request, id: request.blobId }] : []))
      .map(async ({ request, id }, index) => ({
        requestId: request.id ?? 0,
        upload: {
          id,
          ownerId: request.patientId,
          fileName: 'prescription.pdf',
          mimeType: 'application/pdf',
          content: await write(id, request, index % 3 === 0),
          createdAt: request.requestedAt,
        },
      })),
  );
  return { uploads: files.map(({ upload }) => upload), links: files.map(({ upload, requestId }) => ({ blobId: upload.id, requestId })) };
}
