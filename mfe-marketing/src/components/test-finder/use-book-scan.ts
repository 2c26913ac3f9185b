import {
  getErrorCode,
  getErrorMessage,
  messageShown,
  paths,
  useAppDispatch,
  useDraft,
  useSignInWithToken,
  useSession,
} from '@scanharbor/shared-contracts';
import { useRegisterAnonymousMutation } from '@scanharbor/shared-contracts/api/account';
import { useLazyZipPlaceQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { type CatalogScan } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { isGuest, registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useNavigate } from 'react-router-dom';
import { finderTexts as texts } from '../../content/finder';

/** Books a scan: opens the home page of a patient; registers other users as an anonymous patient first (MK-097 to MK-099). */
export function useBookScan(scan: CatalogScan) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [checkZip] = useLazyZipPlaceQuery();
  const [register] = useRegisterAnonymousMutation();
  const signInWithToken = useSignInWithToken();
  const { save } = useDraft<RequestPrefill>(requestPrefillKey);
  const { sending, send } = useSingleFlight();
  const isPatient = registeredPatient(user) !== undefined;

  const showError = (message: string) => dispatch(messageShown({ id: 'finder', status: false, message, delay: null }));

  const registerGuest = async (zipCode: string) => {
    try {
      await checkZip(zipCode).unwrap();
    } catch (error) {
      showError(getErrorMessage(error, texts.zipFailed));
      return false;
    }
    // The guest has booked before: the anonymous patient of this browser books again.
    if (user && isGuest(user)) return true;
    try {
      await signInWithToken(await register({ zipCode }).unwrap(), false);
      return true;
    } catch (error) {
      showError(getErrorCode(error) === undefined ? getErrorMessage(error, texts.existing) : texts.existing);
      return false;
    }
  };

  const book = (zipCode: string) =>
    send(async () => {
      if (!isPatient && !(await registerGuest(zipCode))) return;
      save({ scanTypeId: scan.typeId, scanServiceId: scan.id, ...(zipCode ? { zipCode } : {}), selfPay: true });
      await navigate(paths.home());
    });
  /** Opens the centers for the scan, without an account. */
  const compare = (zipCode: string) => {
    save({ scanTypeId: scan.typeId, scanServiceId: scan.id, zipCode, selfPay: true });
    void navigate(paths.centers());
  };
  return { isPatient, sending, book, compare };
}
