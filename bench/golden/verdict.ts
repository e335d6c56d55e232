import type { ChatReply } from '../../features/chat/chat.schema.ts'
import type { GoldenTurn } from './golden-dialogue.ts'

/**
 * `button`: not answered, but one of the first three buttons leads there. `partial`: some of what must be said, or the right page alone, and nothing wrong.
 * `declined`: nothing was claimed, though it is answered somewhere.
 */
export const verdicts = ['right', 'button', 'partial', 'declined', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

type Shown = Pick<ChatReply, 'reply' | 'quickReplies' | 'sources'>

const mostButtons = 3

/** What begins every conversation and belongs to no answer. */
const opening = /^I’m an automated assistant, not a person\. What is written here is stored[^\n]*\n\n/
const declining = /^I don’t know: our pages|^I am not able to help/

/** What the shown words of a reply are worth. */
export function verdictOn(turn: GoldenTurn, { reply, quickReplies = [], sources }: Shown): Verdict {
  const text = reply.replace(opening, '')
  const isDeclined = declining.test(text)
  if (turn.never?.some((pattern) => pattern.test(text))) return 'wrong'
  if (turn.wants === 'decline')
    return isDeclined && quickReplies.length === 0 && sources.length === 0 ? 'right' : 'wrong'
  const says = turn.says ?? []
  if (turn.wants === 'courtesy' && says.length === 0) return isDeclined ? 'declined' : 'right'
  const said = says.filter((pattern) => pattern.test(text)).length
  const isRightPage = sources.some(({ url }) => isSamePage(url, turn.restsOn))
  if (says.length > 0 ? said === says.length : isRightPage) return 'right'
  if (quickReplies.slice(0, mostButtons).some((words) => turn.button?.test(words))) return 'button'
  if (isDeclined) return 'declined'
  return said > 0 || isRightPage ? 'partial' : 'wrong'
}

const isSamePage = (url: string, restsOn = '') => url === restsOn || url.replace(/#.*$/, '') === restsOn
