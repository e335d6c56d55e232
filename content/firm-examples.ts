/** What stands in empty slots while examples are switched on: nobody and nothing that could be real, and each says so by itself. */
export const firmExamples = {
  people: ['A', 'B', 'C'].map((letter) => ({
    name: `Example person ${letter}`,
    role: 'Example role',
    did: `Example text ${letter}: two or three sentences on what this person has built, measured and answered for.`,
    alt: '',
    profile: '',
  })),
  cases: [
    {
      title: 'Example case with a solution',
      customer: 'Example firm',
      solution: 'machine-vision' as const,
      endedOn: '2026-01-31',
      baseline: 'Example text: the figure before, how it was measured and for how long.',
      done: 'Example text: what was put in, by whom and in which steps.',
      result: 'Example text: the same figure afterwards, measured in the same way, with the count behind it.',
      reference: 'Example contact at the example firm',
    },
    {
      title: 'Example case without a solution',
      customer: 'Example firm',
      solution: '' as const,
      endedOn: '2025-09-30',
      baseline: 'Example text: the figure before.',
      done: 'Example text: what was done.',
      result: 'Example text: the figure afterwards.',
      reference: '',
    },
  ],
  certificates: [
    {
      name: 'Example certificate',
      issuer: 'Example certifier',
      number: 'EXAMPLE-0000',
      validFrom: '',
      validUntil: '',
      link: '',
    },
  ],
}
