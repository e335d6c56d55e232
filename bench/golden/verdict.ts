import type { ChatReply } from '../../features/chat/chat.schema.ts'
import { chatReplies, disclosure, storedNote } from '../../features/chat/chat-words.ts'
import type { GoldenTurn } from './golden-dialogue.ts'

/**
 * `button`: not answered, but one of the first three buttons leads there. `partial`: some of what must be said, or the right page alone, and nothing wrong.
 * `declined`: nothing was claimed, or the message went to the person who was called, though it is answered somewhere.
 */
export const verdicts = ['right', 'button', 'partial', 'declined', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

type Shown = Pick<ChatReply, 'reply' | 'quickReplies' | 'sources'>

/** What begins a conversation or follows an answer, whatever was asked, and belongs to none. */
const besideAnswers = [`${disclosure} ${storedNote}\n\n`, `\n\n${storedNote}`, `\n\n${chatReplies.offer}`]
/** The question that is named above what answers it: its words answer nothing. Of what isn’t published it is all that is said. */
const named = /^\*\*[^*\n]+\?\*\* (?!We don’t publish)/gm
const answerIn = (reply: string) =>
  besideAnswers.reduce((rest, aside) => rest.replace(aside, ''), reply).replace(named, '')
const asksBack = /^Which of these do you mean\?/
const declining = /^I don’t know|^I am not able to help/

/** Which buttons ask back what was meant; at most the three that C2 allows. */
export function buttonsOf({ reply, quickReplies = [] }: Shown): string[] {
  return asksBack.test(answerIn(reply)) ? quickReplies.slice(0, 3) : []
}

/** What the shown words of a reply are worth; whether a button leads further has to be tried. */
export function verdictOn(
  turn: GoldenTurn,
  { reply, quickReplies = [], sources }: Shown,
): Exclude<Verdict, 'button'> {
  const text = answerIn(reply)
  const isDeclined = declining.test(text)
  if (turn.never?.some((pattern) => pattern.test(text))) return 'wrong'
  if (turn.wants === 'decline')
    return isDeclined && quickReplies.length === 0 && sources.length === 0 ? 'right' : 'wrong'
  if (asksBack.test(text)) return 'declined'
  const says = turn.says ?? []
  if (turn.wants === 'courtesy' && says.length === 0) return isDeclined ? 'declined' : 'right'
  const said = says.filter((pattern) => pattern.test(text)).length
  if (says.length > 0 && said === says.length) return 'right'
  if (isDeclined || text === chatReplies.passedOn) return 'declined'
  const isRightPage = sources.some(({ url }) => isSamePage(url, turn.restsOn))
  if (says.length === 0 && isRightPage) return 'right'
  return said > 0 || isRightPage ? 'partial' : 'wrong'
}

const isSamePage = (url: string, restsOn = '') => url === restsOn || url.replace(/#.*$/, '') === restsOn
