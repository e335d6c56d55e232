/** The words around the list of demos. */
export const demosWords = {
  title: 'Demos',
  intro:
    'Eleven methods, each at work on a made-up sample. The charts below are its results, from the same code that runs in your browser once you open one. A file of yours is computed there too and never leaves your device.',
  sample: 'Its sample says',
  own: { table: 'Use your file', sheets: 'Use your two files', pictures: 'Use your pictures' },
  solutions: {
    title: 'A demo is not the system',
    text: 'What a whole system needs, costs and cannot do stands with its solution. Which of them suits your case, eight questions tell.',
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
    'Nothing leaves your browser. Your file is read and computed on this device; this site never receives it.',
  noScript:
    'Shown here is the result of the bundled sample. With JavaScript on, the page also computes with your own data and settings.',
  about: 'What this demo does',
  method: 'How it computes',
  formulas: 'Formulae',
  sources: 'Sources',
  limits: 'Limits',
  not: 'When not to use it',
  next: {
    title: 'From a demo to your line',
    text: 'A demo shows a method on clean data. What it does on yours is found out with your people, on recordings the method has never seen.',
    solution: 'What the whole system needs and costs',
  },
  others: 'Other demos that start from the same',
} as const
