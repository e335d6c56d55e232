import type { Role } from '#content/role.ts'

export default {
  slug: 'nlp-engineer',
  title: 'NLP engineer',
  pageTitle: 'Hire an NLP engineer for text at scale',
  description:
    'Reads contracts, work orders and mails into fields you can count. When to hire an NLP engineer, skills, day-rate bands, first 30 days, interview questions.',
  kind: 'read',
  summary:
    'Makes free text countable: classifies, extracts, links and searches, with an error rate for each field.',
  whatTheyDo: `A fitter writes “brg DE noisy, rplcd, ok”. Somewhere among forty thousand such lines is the answer to which bearing fails most. An NLP engineer turns lines, letters and scans into fields: cause, part, amount, date, party. Each field has its own precision and recall, because a wrong date hurts differently from a wrong colour.

The tools range from regular expressions to fine-tuned transformers and language models, and the choice is made on cost for each document and on whether an error can be explained. They know British and Irish spelling, site slang and OCR damage; the first week is spent on a glossary with those who wrote the text.`,
  needOne: [
    'Decisions lie buried in free text: work orders, complaints, clinical notes, email.',
    'Documents arrive in hundreds a day and are typed into a system.',
    'Search in your own archive returns the wrong revision first.',
    'Text must be processed on site, at a cost of fractions of a penny each.',
  ],
  needNot: [
    'A few dozen documents a week: a language model and a person are cheaper.',
    'A form with fields could replace the free text.',
    'You want a conversational assistant. Then look at the generative roles.',
  ],
  skills: [
    'Extraction: rules, sequence models and language models, compared on the same gold set.',
    'Annotation: guidelines that give two readers the same answer, with kappa to prove it.',
    'Retrieval: lexical and dense ranking, synonyms, spelling, evaluated on real queries.',
    'OCR: knows what a bad scan does and when rekeying is cheaper.',
    'Language: curious about slang, abbreviations and how people really write at four in the morning.',
  ],
  levels: [
    { level: 'engineer', text: 'Builds classifiers and extractors on an annotated set with review.' },
    {
      level: 'senior',
      text: 'Owns a text pipeline with several fields, sources and languages, and its error budget.',
    },
    {
      level: 'lead',
      text: 'Designs search and document processing for an organisation, including rights and retention.',
    },
  ],
  firstDays: [
    {
      title: 'Read',
      text: 'Five hundred documents, read by a person. A glossary, the twenty commonest abbreviations, the list of wanted fields.',
    },
    {
      title: 'Gold',
      text: 'Two of your people mark two hundred; agreement is measured for each field and the guide improved.',
    },
    {
      title: 'Three ways',
      text: 'Rules, a small trained model and a language model on the same gold: accuracy, speed and cost in one table.',
    },
    {
      title: 'One field live',
      text: 'The most wanted field flows into your system, doubtful cases to a queue, with a weekly sample checked by eye.',
    },
  ],
  interview: [
    {
      question: 'When is a regular expression the right tool?',
      answer:
        'For codes, dates and amounts with fixed shape. Cheap, fast, testable; they write one and its counterexample.',
    },
    {
      question: 'Two annotators agree on 78 % of causes. What now?',
      answer:
        'Work out chance agreement, look at the confusions, merge or redefine classes before any training.',
    },
    {
      question: 'How do you evaluate search?',
      answer:
        'Judged queries from the log, recall at ten, rank of the first good hit, and queries without any.',
    },
    {
      question: 'Language model or fine-tuned small model for 200,000 letters a month?',
      answer:
        'Cost and delay for each letter, stability, privacy; often a large one labels and a small one runs.',
    },
    {
      question: 'How do you catch an invented value?',
      answer:
        'Every value must be found in the source span; spans are stored; anything without one goes to a person.',
    },
    {
      question: 'A supplier changes the invoice layout. What breaks?',
      answer:
        'Layout-bound rules do, text-bound ones less; they describe the alarm and the share sent to manual that week.',
    },
  ],
  faq: [
    {
      question: 'Does it read handwriting?',
      answer:
        'Block capitals in boxes well, joined-up notes poorly. We test on a hundred of yours before promising.',
    },
    {
      question: 'Which languages?',
      answer:
        'English with its dialects of trade, and the larger European languages. For Irish and Welsh we check quality case by case.',
    },
    {
      question: 'Can it run without the internet?',
      answer:
        'Yes. Small models and rules run on an ordinary server, which also keeps the price per document low.',
    },
  ],
  roles: ['gen-ai-specialist', 'data-engineer', 'ml-engineer'],
  solutions: ['ai-enhanced-reporting', 'seamless-integration-framework'],
  questions: ['generative-or-classical', 'language-model-secrets', 'patient-data-use'],
  picture: 'healthcare',
} satisfies Role
