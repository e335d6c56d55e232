import type { FoundPassage } from '#features/search/find-passages.server.ts'
import type { GoldenQuestion } from './golden-question.ts'

const looked = 3

/** Whether one of the right pages is among the first three passages; an answered question only by its own anchor, on whichever page. */
export function namesPage(found: FoundPassage[], { pages }: GoldenQuestion): boolean {
  return found
    .slice(0, looked)
    .some(({ path, anchor }) => pages.includes(path.startsWith('/qa/') ? `/qa#${anchor}` : path))
}
