import { type CardsData, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type SingleScanAnswer } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { slotFlagName, slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { call, type CallOptions } from './client';

export type List = 'ic-requested' | 'ic-scheduled' | 'ic-completed';

/** Ids of the requests in a list of the portal. */
export async function listed(list: List, options: CallOptions): Promise<number[]> {
  const { body } = await call<{ data: RequestRow[] }>(`GET ic-portal/${list}`, options);
  return body.data.map(({ TestRequestID }) => TestRequestID);
}

export async function rowOf(list: List, requestId: number, options: CallOptions): Promise<RequestRow | undefined> {
  const { body } = await call<{ data: RequestRow[] }>(`GET ic-portal/${list}`, options);
  return body.data.find(({ TestRequestID }) => TestRequestID === requestId);
}

export async function counters(options: CallOptions): Promise<CardsData> {
  return (await call<{ data: CardsData }>('GET ic-portal/dashboard-card', options)).body.data;
}

export async function singleScan(requestId: number, token: string): Promise<SingleScanAnswer> {
  return (await call<SingleScanAnswer>(`GET ic-portal/ic-get-single-scan?requestId=${requestId}`, { token })).body;
}

/** Offered times of a request that are free at the location, 'YYYY-MM-DD HH:mm:00'. */
export function freeTimes(scan: SingleScanAnswer, locationId: number): string[] {
  const taken = new Set(scan.takenTimes.filter((time) => time.locationId === locationId).map(({ startsAt }) => startsAt));
  return scan.availabilityFormatted
    .flatMap((row) => slotTimes.filter((time) => row[slotFlagName(time)] === 1).map((time) => `${row.DT} ${time}:00`))
    .filter((start) => !taken.has(start));
}

/** Books by the wizard's call. */
export const book = (token: string, requestId: number, locationId: number, start: string) =>
  call<{ status?: string; error_code?: number; messages?: { user_msg: string }[]; next_free_times?: string[] }>('POST ic-portal/ic-book', {
    token,
    body: { requestId, locationId, appointmentDateTime: start, isSelfPay: 1, productFee: 50 },
  });
