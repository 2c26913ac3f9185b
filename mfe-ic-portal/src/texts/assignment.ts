/** The texts of who takes care of a request. */
export const assignmentTexts = {
  assignment: {
    mine: 'Mine',
    assign: 'Assign',
    you: 'you',
    to: (name: string) => `Assigned to ${name}`,
    assignOf: (id: number) => `Assign request #${id}`,
    assignedOf: (id: number, name: string) => `Request #${id} is assigned to ${name}. Change`,
    toMe: 'Assign to me',
    toNoOne: 'End assignment',
    done: (id: number, name: string) => `Request #${id} is assigned to ${name}.`,
    ended: (id: number) => `Request #${id} is no longer assigned.`,
    failed: (id: number) => `Request #${id} was not assigned.`,
  },
} as const;
