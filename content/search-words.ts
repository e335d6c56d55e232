/** The words around the search of the whole site. */
export const searchWords = {
  title: 'Search',
  intro:
    'Searches all pages, answers and articles. Use the words you would use at the machine; typing errors are forgiven.',
  field: { label: 'What are you looking for?', placeholder: 'bearing, price, GDPR', action: 'Search' },
  kinds: { label: 'Kinds of pages', all: 'Everything' },
  keys: 'Keys: / jumps to the search box, ↓ and ↑ move through the results.',
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
  short: 'Please type at least two letters.',
  empty: {
    title: 'Nothing on this site matches',
    text: 'Try fewer words, or one word of what goes wrong: “scrap”, “stock”, “waiting”. Searches that find nothing are counted, without recording who searched, so that we can write what is missing.',
    all: 'Show matches of every kind',
    ask: 'Ask an engineer',
  },
  busy: 'Search is busy',
} as const
