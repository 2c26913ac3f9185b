import { accounts, apiAs } from './accounts';

interface List {
  data: { TestRequestID: number | string }[];
}

/** How often a request stands in a list of the center, as the API stores it. */
async function timesListed(list: 'ic-scheduled' | 'ic-requested', requestId: number, email: string): Promise<number> {
  const { data } = await apiAs<List>(email, `ic-portal/${list}`);
  return data.filter(({ TestRequestID }) => Number(TestRequestID) === requestId).length;
}

export const timesScheduled = (requestId: number, email: string = accounts.staff) => timesListed('ic-scheduled', requestId, email);
export const timesOpen = (requestId: number, email: string = accounts.staff) => timesListed('ic-requested', requestId, email);
