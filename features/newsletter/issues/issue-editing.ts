import { firstSectors } from '#features/leads/sectors/first-sectors.ts'
import { topicNames } from '#features/newsletter/newsletter-choices.ts'
import type { EditingKind } from '#features/publishing/editing/editing.ts'
import { localCopies } from '#features/publishing/editing/local-copy.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { segment, type IssueDetail, type Segment } from './issue.schema.ts'

/** A newsletter as it is written: its segment as JSON. */
export type IssueDraft = Record<'subject' | 'body' | 'segment', string>

export const fieldLabels: IssueDraft = { subject: 'Subject', body: 'Text', segment: 'Recipients' }
const draftNames = Object.keys(fieldLabels) as (keyof IssueDraft)[]

export const segmentOf = (draft: IssueDraft): Segment => segment.parse(JSON.parse(draft.segment))

/** As it is compared and sent: always in one order, and a subject without what the server cuts off. */
export const fieldsOf = (draft: IssueDraft) => ({
  subject: draft.subject.trim(),
  body: draft.body,
  segment: segmentOf(draft),
})

export function segmentInWords(draft: string): string {
  const { topics, sectors, countries, since } = segment.parse(JSON.parse(draft))
  const chosen = [
    ...topics.map((one) => topicNames[one]),
    ...sectors.map((one) => firstSectors[one]),
    ...countries,
    ...(since ? [`confirmed since ${since}`] : []),
  ]
  return chosen.join(', ') || 'Everybody'
}

const isSegment = (text: string) => {
  try {
    return segment.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
const isDraft = (texts: Record<string, string>): texts is IssueDraft =>
  draftNames.every((name) => name in texts) && isSegment(texts['segment'] ?? '')

export const issueEditing: EditingKind<IssueDetail, IssueDraft> = {
  draftOf: ({ subject, body, segment: chosen }) => ({
    subject,
    body,
    segment: JSON.stringify(segment.parse(chosen)),
  }),
  isSame: (a, b) => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b)),
  merge: (before, mine, theirs) => mergeDrafts(draftNames, before, mine, theirs),
  copies: localCopies('newsletter', isDraft),
}
