/** The texts of who else is at a request. */
export const presenceTexts = {
  presence: {
    looking: (name: string) => `${name} is looking at this request.`,
    booking: (name: string) => `${name} is booking this request.`,
  },
} as const;
