import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { notifyReceived } from '../../bookings/notifications';
import { requireVisibleRequest } from '../../bookings/visibility';
import { findDoctor } from '../../db/queries/doctors';
import { successResponse } from '../../http/success';
import { defineRoutes } from '../../http/route';
import { changeRecord, changeRequest, resubmit } from '../../requests/change';
import { createPatientContract } from '../../requests/patient-contract';
import { storeRequest } from '../../requests/create';

export const scansRequestRoutes = defineRoutes(scansWire, {
  'POST scans/request': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const doctor = body.doctor_id === undefined ? undefined : await findDoctor(context.db, { id: body.doctor_id });
      const id = await context.db.transaction((db) =>
        storeRequest(
          db,
          {
            patientId: caller.user.id,
            scanServiceId: body.scan_service_id,
            zipCode: body.zip_code,
            distance: Math.max(1, Math.round(body.distance)),
            selfPay: isOn(body.self_pay),
            isAnyTime: body.windows.length === 0,
            slots: body.windows.map(({ window_open, window_close }) => `${window_open}/${window_close}`).join(','),
            reason: body.reason ?? '',
            doctorId: doctor?.id ?? null,
            doctorFirstName: doctor?.firstName ?? '',
            doctorLastName: doctor?.lastName ?? '',
            doctorPhone: doctor?.phone ?? '',
            notice: body.notice,
            locationIds: body.locations ?? [],
            paymentId: body.payment_id ?? '',
            cardType: body.card_type ?? '',
            cardLast4: body.card_last4 ?? '',
          },
          context.clock.now(),
        ),
      );
      await notifyReceived(context, caller.user, id);
      return { id };
    },
  },
  'PATCH scans/request/:requestId': {
    access: 'patient',
    handle: async ({ params, body, caller, context }) => {
      if (isOn(body.in_progress)) {
        await changeRecord(context, caller.user.id, params.requestId, body);
        return successResponse;
      }
      await requireVisibleRequest(context, caller.user, params.requestId);
      await changeRequest(context, params.requestId, body);
      return successResponse;
    },
  },
  'POST scans/resubmit/:requestId': {
    access: 'patient',
    handle: async ({ params, caller, context }) => {
      await requireVisibleRequest(context, caller.user, params.requestId);
      await resubmit(context, params.requestId);
      return successResponse;
    },
  },
  'POST scans/contract': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      await requireVisibleRequest(context, caller.user, body.test_request_id);
      const { id, budget, selfPay } = await createPatientContract(context, body);
      return { contract: { test_request_id: id, budget, self_pay: toFlag(selfPay) } };
    },
  },
});
