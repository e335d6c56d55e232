/** What is asked of many topics alike, by the last words of a question’s id; the first of each are those of solutions. */
const facets: Record<string, RegExp> = {
  price: /-(?:price|cost)$|^typical-project-cost$/,
  // A lead time, or the time in which pictures are collected, is another question.
  time: /-duration$|(?<!-(?:lead|collecting|reply))-time$|^how-long$/,
  needs: /-(?:needs|inputs|data)$|^how-much-data$/,
  notFor: /-(?:not-for|limits)$|^when-not-worth-it$/,
  fit: /-(?:who-for|for-whom|need)$/,
  results: /-(?:results|benefits?)$/,
  demo: /-demo$/,
  start: /-(?:start|first-step)$|^first-project$/,
  integration: /-integration$/,
  people: /-(?:privacy|people)$/,
}

/** Which of them a question asks, or undefined. */
export const facetOf = (id: string): string | undefined =>
  Object.keys(facets).find((facet) => facets[facet]?.test(id))

/** Words with which a price or a time is asked; how often something happens (“300 a week”, “last month”) asks for none. */
const askedIn: Record<string, RegExp> = {
  price:
    /[£€$]|\d ?k\b|\b(?:pric\w*|cost\w*|pay\w*|paid|fees?|rates?|charg\w*|budget\w*|expens\w*|cheap\w*|dear|afford\w*|money|quid|euros?|pounds?|quot\w*|how much|invest\w*|spend\w*|worth|set (?:me|us) back)\b/i,
  time: /\b(?:how (?:long|soon|quick\w*|fast)|(?<!\b(?:a|an|per|each|every|last|this) )(?:hours?|days?|weeks?|months?|years?)(?![ -]old)|when|whens|time(?:scale|line|frame)?s?|duration|take|takes|deadline|until|till|begin|start|ready|live|running|quick\w*|soon|schedule|before|by \w+)\b/i,
}

/** Whether an answer tells a price or a time that no word of the message asks for. */
export const isUnasked = (facet: string | undefined, message: string): boolean =>
  askedIn[facet ?? '']?.test(message) === false
