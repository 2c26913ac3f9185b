import { readLocation, writeBase, writeLocation, writeLocationChange } from './practice-location';

const details = {
  name: 'Harborview Midtown',
  phone: '(212) 555-0100',
  fax: '(212) 555-0101',
  address1: '240 West 38th Street',
  address2: 'Suite 500',
  city: 'New York',
  state: 'NY',
  zipCode: '10018',
  latitude: 40.75,
  longitude: -73.98,
  npi: '1234567893',
  taxId: '12-3456789',
};
const timeZone = 'America/New_York';

const row = {
  LocationID: 1,
  Name: details.name,
  Phone: details.phone,
  Fax: details.fax,
  Address1: details.address1,
  Address2: details.address2,
  City: details.city,
  State: details.state,
  ZipCode: details.zipCode,
  Latitude: details.latitude,
  Longitude: details.longitude,
  TimeZoneId: timeZone,
  Npi: details.npi,
  TaxID: details.taxId,
  IsActive: 1,
  Modalities: [
    { ScanTypeID: 1, ScanTypeName: 'MRI', ApprovalStatus: 1 },
    { ScanTypeID: 2, ScanTypeName: 'CT', ApprovalStatus: 0 },
  ],
};

const location = {
  ...details,
  id: 1,
  timeZone,
  isActive: true,
  modalities: [
    { scanTypeId: 1, name: 'MRI', approved: true },
    { scanTypeId: 2, name: 'CT', approved: false },
  ],
};

const body = { ...details, timeZoneId: timeZone, practiceID: 4, modalities: '1,2' };

it('reads a location with its modalities, approved or pending [SC-336, IC-156]', () => {
  expect(readLocation(row)).toEqual(location);
  expect(readLocation({ ...row, IsActive: 0 }).isActive).toBe(false);
});

it('sends modalities joined by commas [IC-160, SC-337]', () => {
  expect(writeLocation({ ...details, timeZone, practiceId: 4, modalities: [1, 2] })).toEqual(body);
});

it('sends a change with the version that it started from [SC-337]', () => {
  const change = { ...details, timeZone, practiceId: 4, modalities: [1, 2], id: 1, isActive: false };
  const was = { ...details, timeZoneId: timeZone, isActive: 1, modalities: '1,2' };
  expect(writeBase(location)).toEqual(was);
  expect(writeLocationChange({ ...change, was: location })).toEqual({ ...body, locationID: 1, isActive: 0, was });
  expect(writeLocationChange(change).was).toBeUndefined();
});
