import { inWords } from '#features/intake/reply-promise.ts'
import { chatConsent, chatReplies } from '#features/chat/chat-words.ts'
import type { ChatState } from '#features/chat/chat.schema.ts'
import { summaryOf, type Capture } from './capture.ts'
import type { Asked } from './details.ts'

interface Before {
  state: ChatState
  capture: Capture
}

/** What was understood, by when it is answered, how to mend it, and what is asked beside it; for a correction only what stands now. */
export function understood(
  { state, capture: before }: Before,
  capture: Capture,
  {
    replyBy,
    isSubjectKnown,
    isCallWanted,
  }: { replyBy: Date | undefined; isSubjectKnown: boolean; isCallWanted: boolean },
): { words: string; step: Asked | null } {
  const isReachable = capture.email !== undefined || capture.phone !== undefined
  const lacksName = replyBy !== undefined || (before.name !== undefined && isReachable)
  const asks =
    lacksName && state === 'bot' && capture.name === undefined && !capture.refused?.includes('name')
  const isRung = capture.email === undefined
  const mayWrite = isRung && !capture.refused?.includes('email')
  const lacksNumber = isCallWanted && isReachable && !capture.phone && !capture.refused?.includes('phone')
  const further = [
    lacksNumber ? chatReplies.whichNumber : '',
    asks ? (isRung ? chatReplies.askName : chatReplies.askNameToWrite) : '',
    replyBy && mayWrite ? chatReplies.alsoEmail : '',
    replyBy && !isSubjectKnown ? chatReplies.about : '',
  ]
  const words = [
    replyBy
      ? promise(capture, replyBy)
      : !isReachable
        ? chatReplies.unreachable
        : isMended(before, capture)
          ? chatReplies.corrected
          : chatReplies.added,
    isReachable ? summaryOf(capture) : '',
    [...further, before.phone && !capture.phone ? chatReplies.takenBack : chatReplies.mend]
      .filter(Boolean)
      .join(' '),
    replyBy ? chatConsent.markdown : '',
  ]
  return { words: words.filter(Boolean).join('\n\n'), step: asks ? 'name' : null }
}

function promise({ name, email, phone, when, refused }: Capture, replyBy: Date): string {
  const thanks = `Thank you${name ? `, ${name}` : ''}. It is with our team, and`
  // The hour isn't ours to promise, and our own could contradict it: whoever answers sees what was wished.
  if (when)
    return `${thanks} they see which time suits you: **${when}**. I can’t promise it; where it leaves the day open, we answer within one working day.`
  const byMail = email && !refused?.includes('email') ? `reply to ${email}` : undefined
  const byCall = phone && !refused?.includes('phone') ? `ring ${phone}` : undefined
  const answer = byMail ?? byCall ?? 'answer you'
  return `${thanks} we will ${answer} by **${inWords(replyBy)}**, UK time.`
}

/** Something that was known is another now: else it was only added to. */
const isMended = (before: Capture, after: Capture) =>
  (['name', 'email', 'company', 'phone', 'when'] as const).some(
    (field) => before[field] !== undefined && before[field] !== after[field],
  )
