/** The words around the list of demos. */
export const demosWords = {
  title: 'Demos',
  intro:
    'Eleven methods, each at work on a made-up sample. The charts below show their results, computed by the same code that runs in your browser when you open one. You can use your own file too: it is processed in the browser and never leaves your device.',
  sample: 'The sample shows',
  own: { table: 'Use your file', sheets: 'Use your two files', pictures: 'Use your pictures' },
  solutions: {
    title: 'A demo is not the system',
    text: 'The page of each solution says what the whole system needs, what it costs and what it cannot do. Eight questions tell you which of them suits your case.',
    links: [
      { to: '/solutions', label: 'All solutions' },
      { to: '/solutions/ai-solution-recommender', label: 'AI Solution Matcher' },
      { to: '/resources', label: 'Calculators and guides' },
    ],
  },
} as const

/** The words that every demo's page has in common. */
export const demoWords = {
  stays: 'Your file stays on this device.',
  privacy:
    'Nothing leaves your browser. Your file is read and processed on this device; this site never receives it.',
  noScript:
    'This is the result for the bundled sample. With JavaScript on, you can use your own data and settings.',
  about: 'What this demo does',
  method: 'How it works',
  formulas: 'Formulae',
  sources: 'Sources',
  limits: 'Limits',
  not: 'When not to use it',
  next: {
    title: 'From a demo to your line',
    text: 'A demo shows a method on clean data. How it does on yours is something we find out with your people, on recordings the method has never seen.',
    solution: 'What the whole system needs and costs',
  },
  others: 'Other demos that start from the same kind of data',
} as const
