/** The words around calculators, guides and downloads. */
export const resourcesWords = {
  title: 'Resources',
  intro:
    'Calculators and guides for the weeks before a project: work out what a loss costs, record where you stand, and ask a supplier the right questions. Free, and we don’t ask for your address.',
  pictureAlt:
    'Drawing of a machine on a bench, a gauge above it, and a ruled sheet on which its readings are written down',
  calculators: {
    title: 'Calculators',
    intro:
      'Each shows its arithmetic with your figures in it. The result is kept in the page’s address and nowhere else.',
    open: 'Open the calculator',
    example: 'in the example',
    demos: { to: '/demo', label: 'Demos for your own file' },
  },
  guides: {
    title: 'Guides',
    intro: 'Read them here, or print them and write on them. The PDFs are tagged for screen readers.',
    pages: 'pages',
  },
  related: {
    solutions: 'What can help',
    useCases: 'Worked examples',
    questions: 'Related questions',
    calculators: 'Work it out',
    guides: 'Related guides',
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
    text: 'Send us the link with your figures, or the completed sheet. An engineer reads it and tells you within one working day whether we would take it on, and what we would try first.',
    label: 'Send it to an engineer',
  },
} as const
