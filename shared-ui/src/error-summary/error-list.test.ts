import { errorList, inPageOrder } from './error-list';

describe('errorList', () => {
  it('names a field of several parts once and goes into groups without a control of their own', () => {
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

  it('orders by the page and puts what has no control last', () => {
    document.body.innerHTML = '<input id="field-a"><input id="field-b">';
    const items = errorList({ other: 'x', b: 'x', a: 'x' }, 'field', () => true);
    expect(inPageOrder(items, (id) => document.getElementById(id)).map((item) => item.name)).toEqual(['a', 'b', 'other']);
  });
});
