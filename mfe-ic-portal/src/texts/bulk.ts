const count = (requests: number) => (requests === 1 ? '1 request' : `${requests.toLocaleString('en-US')} requests`);

const outOf = (done: number, total: number) => `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;

/** The texts of what is done with several requests, and of print. */
export const bulkTexts = {
  bulk: {
    select: 'Select',
    selectOf: (id: number) => `Select request #${id}`,
    selectPage: (rows: number) => `Select the ${count(rows)} on this page`,
    selected: (selected: number, elsewhere: number) =>
      elsewhere === 0
        ? `${count(selected)} selected`
        : `${count(selected)} selected, ${elsewhere.toLocaleString('en-US')} not on this page`,
    selectAll: (total: number) => `Select all ${total.toLocaleString('en-US')} that match`,
    selectFailed: 'The requests could not be selected. Try again.',
    tooMany: (most: number) => `At most ${most.toLocaleString('en-US')} requests can be selected at a time.`,
    actions: 'Selected requests',
    clear: 'Clear selection',
    assign: 'Assign selected',
    reject: 'Reject selected',
    export: 'Export selected',
    labels: 'Print labels',
    stop: 'Stop',
    assigning: (done: number, total: number) => `Assigning: ${outOf(done, total)} done`,
    rejecting: (done: number, total: number) => `Rejecting: ${outOf(done, total)} done`,
    takingBack: (done: number, total: number) => `Undoing: ${outOf(done, total)} done`,
    refusedSoFar: (requests: number) => `${requests.toLocaleString('en-US')} refused`,
    assigned: (requests: number) => (requests === 1 ? '1 request is assigned.' : `${count(requests)} are assigned.`),
    unassigned: (requests: number) => (requests === 1 ? '1 request is no longer assigned.' : `${count(requests)} are no longer assigned.`),
    rejected: (requests: number) => `${count(requests)} declined for all of your locations.`,
    takenBack: (requests: number) => `${count(requests)} as before.`,
    notTakenBack: (requests: number, reason: string) => `${count(requests)} could not be taken back. ${reason}`,
    failed: (requests: number) => `${count(requests)} not changed`,
    failedSelected: (requests: number) => `${count(requests)} not changed, still selected`,
    notRestored: (requests: number) => `${count(requests)} could not be taken back`,
    moreFailures: (requests: number) => `${count(requests)} more, in the file`,
    downloadFailures: 'Download all as CSV',
    failuresName: (list: string) => `${list}, not changed`,
    reason: 'Reason',
    callFailed: 'The server could not do this. Try again.',
    dismiss: 'Close this list',
    rejectTitle: (requests: number) => `Reject ${count(requests)}`,
    rejectText: 'Each request is declined for all of your locations. Other centers can still take it.',
    rejectSure: (requests: number) => `Enter ${requests.toLocaleString('en-US')} to reject so many requests`,
    rejectSureMissing: (requests: number) => `Enter ${requests.toLocaleString('en-US')}, the number of requests.`,
    rejectConfirm: (requests: number) => `Reject ${count(requests)}`,
    rejectKeep: 'Cancel',
    gone: (requests: number) =>
      requests === 1 ? '1 selected request is no longer in this list.' : `${count(requests)} of the selection are no longer in this list.`,
  },
  print: {
    list: 'Print',
    failed: 'The list could not be loaded for print. Try again.',
    total: (total: number) => count(total),
    first: (most: number, total: number) => `First ${most} of ${count(total)}`,
    labelsTitle: 'Print labels',
    labelsText: (requests: number) =>
      `${requests === 1 ? '1 label' : `${requests.toLocaleString('en-US')} labels`} with name, date of birth, request and exam, for sheets of 30 labels, 2 5/8 by 1 inch (such as Avery 5160). Print without scaling.`,
    part: 'Labels of requests',
    partOf: (from: number, to: number) => `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}`,
    start: 'First free label on the sheet',
    startHint: 'Counted from left to right, 1 to 30.',
    startInvalid: 'Enter a number from 1 to 30.',
    print: 'Print labels',
    keep: 'Cancel',
    born: (date: string) => `DOB ${date}`,
    labelsName: (list: string) => `${list}, labels`,
    printName: (list: string) => `${list}, print`,
  },
} as const;
