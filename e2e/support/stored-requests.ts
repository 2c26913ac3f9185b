import { accounts, apiAs } from './accounts';

interface List {
  data: { TestRequestID: number | string }[];
}

/** Returns how often a request appears in one of the center's lists in the API. */
async function countListed(list: 'ic-scheduled' | 'ic-requested', requestId: number, email: string): Promise<number> {
  const { data } = await apiAs<List>(email, `ic-portal/${list}`);
  return data.filter(({ TestRequestID }) => Number(TestRequestID) === requestId).length;
}

export const countScheduled = (requestId: number, email: string = accounts.staff) => countListed('ic-scheduled', requestId, email);
export const countOpen = (requestId: number, email: string = accounts.staff) => countListed('ic-requested', requestId, email);
