import { getErrorCode, getErrorMessage, getServerMessage, useSignInWithToken, useSession } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { useLinkUploadMutation } from '@scanharbor/shared-contracts/api/patients';
import { useCreateRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { toRegistration } from '@scanharbor/shared-contracts/forms/registration';
import { useRef } from 'react';
import { doctorRequestNoticeHours, doctorRequestRate, doctorTexts } from '../../../../content/doctors';
import { type DoctorRequestValues, listPreferredIds } from './request-values';

const texts = doctorTexts.request;
const conflict = 409;

/** Error message of a doctor request, and the field that shows it. */
export class DoctorRequestError extends Error {
  constructor(
    message: string,
    readonly field?: keyof DoctorRequestValues,
  ) {
    super(message);
  }
}

/** The prescribed text of a failed upload, and the reason where the patient can act on it: a full account, a limit, an unsuitable file. */
function describeUploadFailure(text: string, error: unknown) {
  const isServerFailure = (getErrorCode(error) ?? 0) >= 500;
  return isServerFailure ? text : `${text} ${getErrorMessage(error, '')}`.trim();
}

/**
 * Creates or finds the user, uploads the prescription, then submits, in this order (MK-126).
 * A retry skips the completed steps. Returns the ID of the request; rejects with a `DoctorRequestError`.
 */
export function useDoctorRequest(doctorId: number) {
  const { user } = useSession();
  const [register] = useRegisterPatientMutation();
  const [upload] = useUploadFileMutation();
  const [create] = useCreateRequestMutation();
  const [linkUpload] = useLinkUploadMutation();
  const signInWithToken = useSignInWithToken();
  const uploaded = useRef<{ file: File; blobId: string }>(undefined);
  const created = useRef<number>(undefined);

  const account = async (values: DoctorRequestValues) => {
    if (registeredPatient(user)) return;
    try {
      const registered = await register(toRegistration(values, values.zipCode, 'elsewhere')).unwrap();
      await signInWithToken(registered, false);
    } catch (error) {
      if (getErrorCode(error) === conflict) throw new DoctorRequestError(texts.userExists, 'email');
      throw new DoctorRequestError(getErrorMessage(error, texts.failed));
    }
  };

  const prescription = async (file: File) => {
    if (uploaded.current?.file === file) return uploaded.current.blobId;
    try {
      const { blobId } = await upload(file).unwrap();
      uploaded.current = { file, blobId };
      return blobId;
    } catch (error) {
      throw new DoctorRequestError(describeUploadFailure(texts.uploadFailed, error), 'file');
    }
  };

  const request = async (values: DoctorRequestValues, option: DistanceOption) => {
    if (created.current !== undefined) return created.current;
    try {
      const { requestId } = await create({
        scan_service_id: Number(values.scanServiceId),
        budget: option.minPrice,
        booking_fee: option.minFee,
        distance: option.miles,
        zip_code: values.zipCode,
        rate: doctorRequestRate,
        notice: doctorRequestNoticeHours,
        windows: [],
        self_pay: 1,
        doctor_id: doctorId,
        locations: listPreferredIds(values.locations),
      }).unwrap();
      created.current = requestId;
      return requestId;
    } catch (error) {
      throw new DoctorRequestError(getServerMessage(error) ?? texts.failed);
    }
  };

  return async (values: DoctorRequestValues & { file: File }, option: DistanceOption): Promise<number> => {
    await account(values);
    const blobId = await prescription(values.file);
    const requestId = await request(values, option);
    try {
      await linkUpload({ blobId, requestId }).unwrap();
    } catch (error) {
      throw new DoctorRequestError(describeUploadFailure(texts.recordFailed, error), 'file');
    }
    return requestId;
  };
}
