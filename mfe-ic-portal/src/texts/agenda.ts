import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';

/** The texts of the schedule of a location's days. */
export const agendaTexts = {
  agenda: {
    title: 'Schedule',
    of: (day: string) => `Schedule, ${day}`,
    today: 'Today',
    previous: { day: 'Previous day', week: 'Previous week' },
    next: { day: 'Next day', week: 'Next week' },
    views: 'View',
    day: 'Day',
    week: 'Week',
    machine: 'Machine',
    print: 'Print',
    failed: 'The schedule could not be loaded',
    noMachines: 'This location has no machines. An administrator adds them under Locations.',
    noMachine: 'Without a machine',
    removed: 'not in use anymore',
    load: (count: number, percent: number) => `${count} booked, ${percent}% of the time`,
    closed: 'Closed',
    now: (time: string) => `Now ${time}`,
    minutes: (minutes: number) => `${minutes} min`,
    states: { expected: 'Booked', arrived: 'Arrived', completed: 'Completed', 'no-show': 'No-show' } satisfies Record<Attendance, string>,
    sheet: { time: 'Time', length: 'Length', patient: 'Patient', exam: 'Exam', request: 'Request', state: 'State' },
    asked: 'The patient asks for a change',
    noExams: 'No exams',
    help: 'To move an exam, drag it to another time, or focus it and press M.',
  },
} as const;
