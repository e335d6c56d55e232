import { clockTime, hoursOf, longDay, longTime } from '#lib/office-time.ts'
import { minuteMs } from '#lib/durations.ts'
import { usualMinutes, type TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import type { Invitation, ToldMeeting } from '#features/correspondence/meetings/invitation.schema.ts'

/** Who a meeting is with. */
export interface Contact {
  id: string
  name: string
  email: string | null
}

export const lengthOf = ({ minutes }: Pick<TaskAnswer, 'minutes'>) =>
  hoursOf((minutes ?? usualMinutes) * minuteMs)

export const endOf = ({ dueAt, minutes }: Pick<TaskAnswer, 'dueAt' | 'minutes'>) =>
  new Date(Date.parse(dueAt) + (minutes ?? usualMinutes) * minuteMs)

/** A meeting as it is told of. */
export const seenOf = ({ title, dueAt, minutes, place }: TaskAnswer): ToldMeeting => ({
  title,
  startsAt: dueAt,
  minutes: minutes ?? usualMinutes,
  place,
})

/** Whether the contact expects it. */
export const isInvited = (last: Invitation | undefined): last is Invitation => last?.method === 'REQUEST'

export function isChanged({ told }: Invitation, meeting: TaskAnswer): boolean {
  const seen = seenOf(meeting)
  return (
    told.title !== seen.title ||
    Date.parse(told.startsAt) !== Date.parse(seen.startsAt) ||
    told.minutes !== seen.minutes ||
    told.place !== seen.place
  )
}

export type Occasion = 'invite' | 'update' | 'cancel'

const openings: Record<Occasion, string> = {
  invite: 'Here is the invitation to our meeting.',
  update: 'Our meeting has changed. This is how it is now.',
  cancel: 'Our meeting will not take place.',
}
const subjects: Record<Occasion, string> = { invite: 'Invitation', update: 'Changed', cancel: 'Cancelled' }

/** What the contact is written, until somebody writes it otherwise. */
export function invitationWords(
  occasion: Occasion,
  meeting: TaskAnswer,
  { firstName, signature }: { firstName: string | undefined; signature: string },
) {
  const { title, dueAt, place } = meeting
  const facts = [
    title,
    `${longDay(dueAt)}, ${clockTime(dueAt)} London time`,
    `Length: ${lengthOf(meeting)}`,
    ...(place ? [`Where: ${place}`] : []),
  ]
  return {
    subject: `${subjects[occasion]}: ${title}, ${longTime(dueAt)}`.slice(0, 200),
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      openings[occasion],
      facts.join('\n'),
      signature,
    ].join('\n\n'),
  }
}

/** A place in pieces, the first link or number in it to be tapped. */
export function placeParts(place: string): { text: string; href?: string }[] {
  if (/^\+?[\d\s().-]{6,30}$/.test(place))
    return [{ text: place, href: `tel:${place.replace(/[^\d+]/g, '')}` }]
  const link = /https?:\/\/\S{2,490}[^\s.,;:!?)]/i.exec(place)
  if (!link || !URL.canParse(link[0])) return [{ text: place }]
  const [before, after] = [place.slice(0, link.index), place.slice(link.index + link[0].length)]
  return [{ text: before }, { text: link[0], href: link[0] }, { text: after }].filter(
    ({ text }) => text !== '',
  )
}
