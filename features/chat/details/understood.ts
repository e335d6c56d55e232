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
  { replyBy, isSubjectKnown }: { replyBy: Date | undefined; isSubjectKnown: boolean },
): { words: string; step: Asked | null } {
  const asks = replyBy && state === 'bot' && capture.name === undefined && !capture.refused?.includes('name')
  const isRung = capture.email === undefined
  const mayWrite = isRung && !capture.refused?.includes('email')
  const further = replyBy && [
    asks ? (isRung ? chatReplies.askName : chatReplies.askNameToWrite) : '',
    mayWrite ? chatReplies.alsoEmail : '',
    isSubjectKnown ? '' : chatReplies.about,
  ]
  const words = [
    replyBy
      ? promise(capture, replyBy)
      : isMended(before, capture)
        ? chatReplies.corrected
        : chatReplies.added,
    summaryOf(capture),
    [...(further ?? []), chatReplies.mend].filter(Boolean).join(' '),
    replyBy ? chatConsent.markdown : '',
  ]
  return { words: words.filter(Boolean).join('\n\n'), step: asks ? 'name' : null }
}

function promise({ name, email, phone, when }: Capture, replyBy: Date): string {
  const thanks = `Thank you${name ? `, ${name}` : ''}. It is with our team, and`
  const by = `by **${inWords(replyBy)}**, UK time`
  // The hour isn't ours to promise: whoever answers sees what was wished.
  if (when) return `${thanks} they see which time suits you. You will hear from us ${by}.`
  return `${thanks} we will ${email ? `reply to ${email}` : `ring ${phone}`} ${by}.`
}

/** Something that was known is another now: else it was only added to. */
const isMended = (before: Capture, after: Capture) =>
  (['name', 'email', 'company', 'phone', 'when'] as const).some(
    (field) => before[field] !== undefined && before[field] !== after[field],
  )
