/** The words around the questions and answers. */
export const faqWords = {
  title: 'Questions and answers',
  intro:
    'What plant managers, clinicians and buyers ask before they sign, answered as we would face to face: with the figure, the limits and the cases in which the answer is no.',
  claimNote: 'counted from these pages',
  search: { label: 'Filter the questions', placeholder: 'IR35, drift', action: 'Filter' },
  groups: 'Subjects',
  /** A search with at most so many matches shows whole answers. */
  mostWhole: 8,
  all: 'All questions',
  whole: 'Read the whole answer',
  link: 'Link to this answer',
  see: 'See also',
  /** By the list in docs/legal-statements.md. */
  law: {
    text: 'What is said here about law and tax is general information, not advice. It was last checked against its sources on',
    checkedOn: '2026-11-22',
  },
  empty: {
    title: 'No question matches',
    text: 'Try one word, such as “price”, “camera” or “GDPR”. Or ask us: a question we can’t answer yet is one that belongs here.',
    clear: 'Show all questions',
    ask: 'Ask an engineer',
  },
  ask: {
    title: 'Your question isn’t here?',
    text: 'Ask us. An engineer answers within one working day, and if others may want to know too, the answer is added to this page.',
    label: 'Ask your question',
  },
}
