/** Headings over what the firm shows as proof; without anything to show none of them is there. */
export const proofWords = {
  home: {
    title: 'Who stands behind it',
    all: { label: 'The people, the cases, the certificates', to: '/about-us' },
  },
  people: { title: 'The people' },
  cases: {
    title: 'Cases, measured before and after',
    before: 'Before',
    done: 'What was done',
    result: 'Measured result',
    ask: 'Who may be asked',
    measuredOn: 'Measured until',
  },
  certificates: { title: 'Certificates', until: 'valid until' },
  example: 'Example',
  profile: 'Profile',
}
