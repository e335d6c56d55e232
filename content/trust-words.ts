/** The words around the pages on security, contracts and Ireland. */
export const trustWords = {
  samples: 'Samples to read or download',
  action: {
    title: 'A question from your lawyer or IT?',
    text: 'Send it as it is, or ask for a call between your people and one of our engineers.',
    label: 'Send the question',
  },
} as const
