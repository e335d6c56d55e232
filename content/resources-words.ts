/** The words around calculators, guides and downloads. */
export const resourcesWords = {
  title: 'Resources',
  intro:
    'Instruments and papers for the weeks before a project: work out what a loss costs, write down where you stand, and ask a supplier the right questions. Free, and no address is asked for.',
  pictureAlt:
    'Drawing of a machine on a bench, a gauge above it, and a ruled sheet on which its readings are written down',
  calculators: {
    title: 'Calculators',
    intro:
      'Each shows its arithmetic with your figures in it. The result is kept in the address, nowhere else.',
    open: 'Open the calculator',
    example: 'in the example',
    demos: { to: '/demo', label: 'Demos for your own file' },
  },
  guides: {
    title: 'Guides',
    intro: 'To be read here, or printed and written on. The PDF files are tagged for screen readers.',
    pages: 'pages',
  },
  related: {
    solutions: 'What helps against it',
    useCases: 'Where it was worked out',
    questions: 'Questions that follow',
    calculators: 'Work it out',
    guides: 'Guides to go on with',
  },
  guide: {
    contents: 'Contents',
    download: 'Take it with you',
    use: 'Use it',
    updated: 'As of',
    answer: 'To be filled in',
  },
  action: {
    title: 'Bring the figure to a conversation',
    text: 'Send us the link with your figures or the filled-in sheet. An engineer reads it and says within one working day what we would try, and whether we would.',
    label: 'Send it to an engineer',
  },
} as const
