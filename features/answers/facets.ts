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
