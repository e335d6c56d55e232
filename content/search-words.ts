/** The words around the search of the whole site. */
export const searchWords = {
  title: 'Search',
  intro:
    'All pages, answers and articles. Write it as you would say it at the machine; typing errors are forgiven.',
  field: { label: 'What are you looking for?', placeholder: 'bearing, price, GDPR', action: 'Search' },
  kinds: { label: 'Kinds of pages', all: 'Everything' },
  keys: 'Keys: / goes to the field, ↓ and ↑ through the results.',
  keysOn: 'Turn keys on',
  keysOff: 'Turn keys off',
  best: { answer: 'Answer', page: 'Best match' },
  more: 'All results',
  section: 'In the part',
  start: {
    title: 'What others look for',
    examples: [
      'scratches on parts',
      'bearing failure',
      'OEE',
      'day rate',
      'IR35',
      'how much data',
      'GDPR',
      'empty shelves',
      'missed appointments',
      'PLC',
    ],
  },
  short: 'Two letters at least are needed.',
  empty: {
    title: 'Nothing on this site fits',
    text: 'Try fewer words, or one word of what goes wrong: “scrap”, “stock”, “waiting”. Searches that find nothing are counted, without who searched, so that we can write what is missing.',
    all: 'Show matches of every kind',
    ask: 'Ask an engineer',
  },
  busy: 'The search has to wait',
} as const
