import {
  failureCode,
  failureMessage,
  messageShown,
  paths,
  useAppDispatch,
  useDraft,
  useEnterAs,
  useSession,
} from '@scanharbor/shared-contracts';
import { useRegisterAnonymousMutation } from '@scanharbor/shared-contracts/api/account';
import { useLazyZipPlaceQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type RequestStart, requestStartDraft } from '@scanharbor/shared-contracts/domain/request-start';
import { type CatalogueScan } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { useSending } from '@scanharbor/shared-ui/sending';
import { useNavigate } from 'react-router-dom';
import { finderTexts as texts } from '../../content/finder';

/** Book This Scan: a patient goes home at once, anybody else first becomes an anonymous patient (MK-097 to MK-099). */
export function useBooking(scan: CatalogueScan) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [checkZip] = useLazyZipPlaceQuery();
  const [register] = useRegisterAnonymousMutation();
  const enterAs = useEnterAs();
  const { keep } = useDraft<RequestStart>(requestStartDraft);
  const { sending, send } = useSending();
  const isPatient = user?.userType === 'patient';

  const refuse = (message: string) => dispatch(messageShown({ id: 'finder', status: false, message, delay: null }));

  const enter = async (zipCode: string) => {
    try {
      await checkZip(zipCode).unwrap();
    } catch (error) {
      refuse(failureMessage(error, texts.zipFailed));
      return false;
    }
    try {
      await enterAs(await register({ zipCode }).unwrap(), false);
      return true;
    } catch (error) {
      refuse(failureCode(error) === undefined ? failureMessage(error, texts.existing) : texts.existing);
      return false;
    }
  };

  const book = (zipCode: string) =>
    send(async () => {
      if (!isPatient && !(await enter(zipCode))) return;
      keep({ scanTypeId: scan.typeId, scanServiceId: scan.id, ...(zipCode ? { zipCode } : {}), selfPay: true });
      await navigate(paths.home());
    });
  return { isPatient, sending, book };
}
