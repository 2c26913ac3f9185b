import { applyTranslation } from './translation';

it('replaces texts, lists and functions in place, and keeps the rest', () => {
  const texts = {
    title: 'Your tests',
    task: { title: 'Add a file', minutes: 2 },
    steps: ['Scan', 'You'],
    miles: (count: number) => `${count} miles`,
  };
  const { task, steps } = texts;
  applyTranslation(texts, {
    title: 'Sus estudios',
    task: { title: 'Agregue un archivo', minutes: 2 },
    steps: ['Estudio', 'Usted'],
    miles: (count) => `${count} millas`,
  });
  expect(texts.title).toBe('Sus estudios');
  expect(texts.miles(3)).toBe('3 millas');
  expect(task).toEqual({ title: 'Agregue un archivo', minutes: 2 });
  expect(steps).toEqual(['Estudio', 'Usted']);
});
