import { chatReply, type ChatReply } from '../../features/chat/chat.schema.ts'
import { postJson } from '../../tests/visits.ts'
import type { GoldenDialogue, GoldenTurn } from './golden-dialogue.ts'
import { buttonsOf, verdictOn, type Verdict } from './verdict.ts'

export interface Judged {
  dialogue: GoldenDialogue
  turn: GoldenTurn
  isFollowUp: boolean
  verdict: Verdict
  reply: string
}

type Say = (message: string) => Promise<ChatReply>

/** Opens a session of its own, on the page that the dialogue leans on, else on the home page. */
function visitorOf(url: string, { on = '/' }: GoldenDialogue): Say {
  let sessionId: string | null = null
  const headers = { referer: url + on }
  return async (message) => {
    const answer = await postJson(`${url}/api/chatbot`, { message, sessionId }, headers)
    if (!answer.ok) throw new Error(`“${message}” was answered with ${answer.status}`)
    const shown = chatReply.parse(await answer.json())
    sessionId = shown.sessionId
    return shown
  }
}

/** Has a dialogue with the site and judges each turn by the words that are shown. `onTurn` hears of each turn. */
export async function hold(
  url: string,
  dialogue: GoldenDialogue,
  onTurn?: (turn: GoldenTurn) => void,
): Promise<Judged[]> {
  const say = visitorOf(url, dialogue)
  const judged: Judged[] = []
  for (const [at, turn] of dialogue.turns.entries()) {
    onTurn?.(turn)
    const shown = await say(turn.asks)
    const buttons = buttonsOf(shown)
    const before = dialogue.turns.slice(0, at + 1).map(({ asks }) => asks)
    const isReached = () => leadsThere(url, { dialogue, turn, before, buttons })
    const verdict =
      verdictOn(turn, shown) === 'declined' && (await isReached()) ? 'button' : verdictOn(turn, shown)
    judged.push({ dialogue, turn, isFollowUp: at > 0, verdict, reply: shown.reply })
  }
  return judged
}

/** Whether one of the buttons, pressed in a conversation that came to the same point, gives what is right. */
async function leadsThere(
  url: string,
  {
    dialogue,
    turn,
    before,
    buttons,
  }: { dialogue: GoldenDialogue; turn: GoldenTurn; before: string[]; buttons: string[] },
): Promise<boolean> {
  for (const button of buttons) {
    const say = visitorOf(url, dialogue)
    for (const asks of before) await say(asks)
    if (verdictOn(turn, await say(button)) === 'right') return true
  }
  return false
}
