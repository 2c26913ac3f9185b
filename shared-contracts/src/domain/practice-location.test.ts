import { writeLocation } from './practice-location';

it('sends modalities joined by commas [IC-160, SC-337]', () => {
  const location = {
    name: 'A',
    phone: '',
    fax: '',
    address1: 'B',
    address2: '',
    city: 'C',
    state: 'NY',
    zipCode: '10018',
    latitude: 1,
    longitude: 2,
    timeZone: 'America/New_York',
    practiceId: 1,
    modalities: [1, 2],
  };
  expect(writeLocation(location)).toMatchObject({ modalities: '1,2', timeZoneId: 'America/New_York', practiceID: 1 });
});
