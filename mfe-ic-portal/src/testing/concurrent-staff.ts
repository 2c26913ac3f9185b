import { apiAddress, controlSession } from '@scanharbor/shared-contracts/testing';

interface Row {
  TestRequestID: number;
}

interface StoredLocation {
  LocationID: number;
  Name: string;
  Phone: string;
  Fax: string;
  Address1: string;
  Address2: string;
  City: string;
  State: string;
  ZipCode: string;
  Latitude: number;
  Longitude: number;
  TimeZoneId: string;
  IsActive: number;
  Modalities: { ScanTypeID: number }[];
}

interface StoredUser {
  UserID: number;
  FirstName: string;
  LastName: string;
  Email: string;
  IsAdmin: number;
  Active: number;
  AssignedLocations: { ID: number; IsLinked: number }[];
}

interface Scan {
  data: {
    ScanTypeName: string;
    LocationList: { PracticeLocationID: number }[];
    productFee: number | string;
    SelfPay: number | string;
    HoursOpened: number;
    PreAuthInstructions: string;
    ClinicalNotes: string;
    SchedulingNotes: string;
  }[];
  availabilityRaw: { window_open: string; window_close: string }[];
  takenTimes: { locationId: number; startsAt: string }[];
}

/** Acts as another user of the same practice, an admin by default, while a screen is open. */
export async function createConcurrentStaff(account = 'admin@scanharbor.test') {
  const token = await controlSession(account);

  async function call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const response = await fetch(`${apiAddress()}/api/${path}`, {
      method,
      headers: { Authorization: token, 'X-Api-Key': 'test', 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  }

  const open = async () => (await call<{ data: Row[] }>('GET', 'ic-portal/ic-requested')).data.map((row) => row.TestRequestID);
  const scan = (requestId: number) => call<Scan>('GET', `ic-portal/ic-get-single-scan?requestId=${requestId}`);
  const book = (requestId: number, locationId: number, start: string) =>
    call('POST', 'ic-portal/ic-book', { requestId, locationId, appointmentDateTime: start, isSelfPay: 1, productFee: 0 });

  async function newestNote(requestId: number) {
    const { data } = await call<{ data: { ID: number }[] }>('GET', `ic-portal/ic-get-notes/${requestId}`);
    return data[0]?.ID;
  }

  /** Finds the first open request that matches. */
  async function findOpen(matches: (row: Scan['data'][number]) => boolean) {
    for (const requestId of await open()) {
      const [row] = (await scan(requestId)).data;
      if (row && matches(row)) return { requestId, row };
    }
    throw new Error('No open request matches');
  }

  return {
    open,
    findOpen,
    scan,
    book,
    move: (requestId: number, was: string, start: string) => call('POST', `bookings/move/${requestId}`, { was, start }),
    /** Returns the center's cost of booking the request. */
    getFee: async (requestId: number) => (await scan(requestId)).data[0]?.productFee,
    /** Assigns a request to the user, and returns the user's name. */
    async assignToSelf(requestId: number) {
      const { data } = await call<{ data: { UserID: number; Name: string }[] }>('GET', 'ic-portal/ic-colleagues');
      const { id } = await call<{ id: number }>('GET', 'account/authenticate');
      await call('PATCH', 'ic-portal/ic-assign', { requestId, userId: id, was: null });
      return data.find(({ UserID }) => UserID === id)?.Name ?? '';
    },
    addNote: (requestId: number, note: string) => call('POST', 'ic-portal/ic-insert_note', { requestId, eventTypeId: 53, note }),
    fetchActivity: (requestId: number) => call<{ data: object[] }>('GET', `ic-portal/activity/${requestId}`),
    /** Changes the newest note on a request. */
    rewriteNote: async (requestId: number, note: string) =>
      call('PATCH', 'ic-portal/ic-update_note', { requestId, eventId: await newestNote(requestId), note }),
    /** Deletes the newest note on a request. */
    deleteNote: async (requestId: number) =>
      call('PATCH', 'ic-portal/ic-deactivate_note', { requestId, eventId: await newestNote(requestId) }),
    /** Finds the first time that is offered and free at the request's first location. */
    async findFreeTime(requestId: number) {
      const {
        data: [row],
        availabilityRaw,
        takenTimes,
      } = await scan(requestId);
      const locationId = row?.LocationList[0]?.PracticeLocationID ?? 0;
      const bookedTimes = new Set(takenTimes.filter((time) => time.locationId === locationId).map(({ startsAt }) => startsAt));
      return { locationId, start: availabilityRaw.map(({ window_open }) => window_open).find((time) => !bookedTimes.has(time)) ?? '' };
    },
    /** Changes the phone number of a location, and its zone if given. */
    async callLocation(id: number, phone: string, timeZone?: string) {
      const {
        data: { Modalities, ...was },
      } = await call<{ data: StoredLocation }>('GET', `ic-portal/ic-location/${id}`);
      await call('PATCH', 'ic-portal/ic-update-location', {
        locationID: id,
        name: was.Name,
        phone,
        fax: was.Fax,
        address1: was.Address1,
        address2: was.Address2,
        city: was.City,
        state: was.State,
        zipCode: was.ZipCode,
        latitude: was.Latitude,
        longitude: was.Longitude,
        timeZoneId: timeZone ?? was.TimeZoneId,
        practiceID: 1,
        isActive: was.IsActive,
        modalities: Modalities.map(({ ScanTypeID }) => ScanTypeID).join(),
      });
    },
    /** Removes the last machine of a location. */
    async removeMachine(locationId: number) {
      const { data } = await call<{ data: { machines: object[]; misfits: number[] } }>('GET', `ic-portal/schedule/${locationId}`);
      await call('PUT', `ic-portal/schedule/${locationId}`, { ...data, misfits: undefined, machines: data.machines.slice(0, -1) });
    },
    /** Removes a user from all locations. */
    async unlinkUser(email: string) {
      const { data } = await call<{ data: StoredUser[] }>('GET', 'ic-portal/ic-get-user-list');
      const user = data.find(({ Email }) => Email === email);
      await call('PATCH', 'ic-portal/ic-update-user', {
        currICUserID: user?.UserID,
        newFirstName: user?.FirstName,
        newLastName: user?.LastName,
        newEmail: email,
        newIsAdmin: user?.IsAdmin,
        newIsActive: user?.Active,
        currPracticeID: 1,
        assignedLocations: '',
      });
    },
    /** Cancels the appointment of a request, which reopens it. */
    cancel: (requestId: number, cancelReason: string) =>
      call('POST', 'cancellations/cancel-ic-postbooking', { requestId, cancelReason, cancelDetails: 'None', isPatientCancelation: 0 }),
    reject: (requestId: number) =>
      call('POST', 'bookings/reject', { test_request_id: requestId, practice_id: 1, location_id: -1, reason: 'Full' }),
    /** Books a time at a location for another request that needs the same machine and whose patient offers it, too. */
    async bookForOther(locationId: number, start: string, except: number) {
      const modality = (await scan(except)).data[0]?.ScanTypeName;
      for (const requestId of await open()) {
        if (requestId === except) continue;
        const { data, availabilityRaw } = await scan(requestId);
        const matches = data[0]?.LocationList.some(({ PracticeLocationID }) => PracticeLocationID === locationId);
        if (
          matches &&
          data[0]?.ScanTypeName === modality &&
          availabilityRaw.some(({ window_open, window_close }) => window_open <= start && start < window_close)
        ) {
          await book(requestId, locationId, start);
          return requestId;
        }
      }
      throw new Error(`No other request can take ${start}`);
    },
  };
}
