import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'seamless-integration-framework',
  title: 'Two customer lists made one, with a reason for every refusal',
  pageTitle: 'Column matching and record linkage, live',
  description:
    'Match columns of two tables, link records that mean the same, check rows against a JSON Schema and get a reject file with reasons, in your browser.',
  summary:
    'Two systems name the same things differently and spell the same customers differently. Columns are matched, records linked, rows converted and checked; what may not pass says why.',
  sample:
    'Two made-up customer lists with a fixed seed. The new system holds 240 customers, the old one 244 rows: 190 of them mean one of the 240, spelt as people spell, 48 are new, 6 were entered twice, and 11 rows have planted faults.',
  ownData:
    'Two CSV files with a heading row that speak of the same things: customers, suppliers, parts, assets. The second decides what a row has to look like.',
  ownDataFrom: [
    { program: 'sapPm', what: 'Equipment (IH08) or functional locations (IH06) as the table of one system.' },
    {
      program: 'maximo',
      what: 'Assets or locations as the table of the other one, with the same things in it.',
    },
    {
      program: 'excel',
      what: 'Any two lists of customers, suppliers, parts or assets, each in a file of its own.',
    },
  ],
  method: `Columns first. Headings are split into words, so that “CustNo” is “cust” and “no”, and each word is held against the nearest of the other side; a word also counts when its letters stand in the longer one in order, as in “ctry” and “country”. Then the contents are compared: kind of value, values in common, shapes such as “A9 9A”, length, repetition. Of all one-to-one matchings the one with the highest sum is taken.

Records next. Up to 300,000 pairs are all compared; of more, those that share the beginning or the consonants of a field, and the page says how many that were and which share of the matches they should hold. Each field of a pair agrees, nearly agrees (a slip by Jaro-Winkler, a short name, an initial, one digit, day and month turned, first name and surname in each other’s place), or differs, and adds its weight as Fellegi and Sunter defined it: how much likelier that is among matches than among strangers. Both shares come from expectation maximisation over all pairs, so nobody has to label examples. Strangers are of several kinds, since those of one town or one household share the same fields again and again. In lists of people a date of birth that differs, or without one the first name, leaves a pair to a person. Each record is used once; where several compete, the sum of weights decides, and a record that fits two nearly as well is not linked by itself.

Estimates that can’t be true are refused: a field that agrees less among matches than among strangers, no match expected, or fields too few to tell records apart. Then nothing is linked.

Then the contract. What the target holds today says what it takes: a column that is never empty is required, one with few values is a list, dates, numbers and codes have their form. That is written as JSON Schema, each row of the source is converted and checked against it. A row that breaks it, that repeats another, or whose link is doubtful goes to the reject file. Numbers that each system gives out for itself are recognised and kept as a cross-reference.`,
  formulas: [
    { name: 'Score of a column', formula: 'w × likeness of names + (1 − w) × likeness of contents' },
    {
      name: 'Jaro',
      formula: '(m/|a| + m/|b| + (m − t)/m) / 3',
      note: 'm letters in common, t half of those out of order',
    },
    {
      name: 'Winkler',
      formula: 'J + 0.1 × l × (1 − J)',
      note: 'l letters of common start, at most 4; nearly from 0.88',
    },
    { name: 'Weight of a field', formula: 'log₂(m / u)', note: 'm among matches, u among strangers' },
    { name: 'Chance of a match', formula: '1 / (1 + 2^−(prior + Σ weights))' },
    {
      name: 'F1',
      formula: '2 × precision × recall / (precision + recall)',
      note: 'where the truth is known, as in the sample',
    },
  ],
  sources: [
    'I. P. Fellegi, A. B. Sunter, A theory for record linkage. Journal of the American Statistical Association 64, 1969.',
    'W. E. Winkler, String comparator metrics and enhanced decision rules. Survey Research Methods, ASA, 1990.',
    'H. W. Kuhn, The Hungarian method for the assignment problem. Naval Research Logistics 2, 1955.',
    'E. Rahm, P. A. Bernstein, A survey of approaches to automatic schema matching. VLDB Journal 10, 2001.',
    'JSON Schema, draft 2020-12, json-schema.org.',
  ],
  limits: [
    'Fields that hang together: town, postcode and country speak of one thing. Kinds of strangers allow for that only in part, so the chance is somewhat too sure of itself; set the thresholds by looking at pairs.',
    'Blocks: in large tables two records that share neither beginning nor consonants of any field are never compared. A wholly rewritten record stays “new”.',
    'Households and namesakes: they are told apart by first name and date of birth, where the headings say which columns those are. Without a date of birth, father and son of one name look like one person.',
    'The contract: it is drawn from what is there. If the target holds errors already, they become allowed.',
    'One to one: a parent firm with three branches needs a model of its own; here two of them are refused as duplicates.',
    'Few records: below some fifty pairs the weights are guesses, and the page says so.',
  ],
  notFor: [
    'Both systems share a key that people trust: join by it.',
    'Persons are linked for decisions about them. That needs a legal basis and a person who looks at each doubtful pair.',
    'A master data system with matching is in the house already; feed it instead.',
  ],
} satisfies DemoEntry
