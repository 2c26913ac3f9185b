import { errorList, sortByPageOrder } from './error-list';

describe('errorList', () => {
  it('lists a field of several parts once, and the fields of groups without a control', () => {
    const errors = {
      birth: { month: 'Choose a month', day: 'Choose a day' },
      contact: { phone: 'Enter a phone' },
    };
    const items = errorList(errors, 'field', (id) => id === 'field-birth');
    expect(items).toEqual([
      { name: 'birth', message: 'Choose a month', id: 'field-birth' },
      { name: 'contact.phone', message: 'Enter a phone', id: 'field-contact-phone' },
    ]);
  });

  it('sorts by page position, with items without a control last', () => {
    document.body.innerHTML = '<input id="field-a"><input id="field-b">';
    const items = errorList({ other: 'x', b: 'x', a: 'x' }, 'field', () => true);
    expect(sortByPageOrder(items, (id) => document.getElementById(id)).map((item) => item.name)).toEqual(['a', 'b', 'other']);
  });
});
