import { type CardsData, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type SingleScanResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { slotFlagName, slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { call, type CallOptions } from './client';

export type List = 'ic-requested' | 'ic-scheduled' | 'ic-completed';

/** Fetches the ids of the requests in a list of the portal. */
export async function fetchListIds(list: List, options: CallOptions): Promise<number[]> {
  const { body } = await call<{ data: RequestRow[] }>(`GET ic-portal/${list}`, options);
  return body.data.map(({ TestRequestID }) => TestRequestID);
}

/** Fetches a row of a list of the portal. */
export async function fetchRow(list: List, requestId: number, options: CallOptions): Promise<RequestRow | undefined> {
  const { body } = await call<{ data: RequestRow[] }>(`GET ic-portal/${list}`, options);
  return body.data.find(({ TestRequestID }) => TestRequestID === requestId);
}

/** Fetches the counters of the portal. */
export async function counters(options: CallOptions): Promise<CardsData> {
  return (await call<{ data: CardsData }>('GET ic-portal/dashboard-card', options)).body.data;
}

/** Fetches a request for the test page. */
export async function singleScan(requestId: number, token: string): Promise<SingleScanResponse> {
  return (await call<SingleScanResponse>(`GET ic-portal/ic-get-single-scan?requestId=${requestId}`, { token })).body;
}

/** Lists the offered times of a request that are free at the location, 'YYYY-MM-DD HH:mm:00'. */
export function freeTimes(scan: SingleScanResponse, locationId: number): string[] {
  const taken = new Set(scan.takenTimes.filter((time) => time.locationId === locationId).map(({ startsAt }) => startsAt));
  return scan.availabilityFormatted
    .flatMap((row) => slotTimes.filter((time) => row[slotFlagName(time)] === 1).map((time) => `${row.DT} ${time}:00`))
    .filter((start) => !taken.has(start));
}

/** Books a time by the call of the booking wizard. */
export const book = (token: string, requestId: number, locationId: number, start: string) =>
  call<{ status?: string; error_code?: number; messages?: { user_msg: string }[]; next_free_times?: string[] }>('POST ic-portal/ic-book', {
    token,
    body: { requestId, locationId, appointmentDateTime: start, isSelfPay: 1, productFee: 50 },
  });
