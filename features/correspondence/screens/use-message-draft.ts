import { useState } from 'react'
import { z } from 'zod/mini'
import { useDraftKey } from '#features/context/use-draft.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/device-draft.ts'
import { attachmentItem } from '#features/correspondence/files/attachment.schema.ts'
import type { LeadMail } from '#features/correspondence/message.schema.ts'

const draft = z.object({
  id: z.uuid(),
  to: z.string(),
  cc: z.string(),
  subject: z.string(),
  text: z.string(),
  sendAt: z.string(),
  attachments: z.array(attachmentItem),
  /** The newest message when it was begun: a newer one is told before it is sent. */
  seen: z.nullable(z.uuid()),
})
export type MessageDraft = z.infer<typeof draft>

/** The mail that is being written to a lead, if one is. It outlives a reload, a closed tab and a lost session. */
export function useMessageDraft(leadId: string) {
  const key = useDraftKey(`mail:${leadId}`)
  const [value, setValue] = useState<MessageDraft | undefined>(() => draft.safeParse(readDraft(key)).data)
  const set = (next: MessageDraft | undefined) => {
    setValue(next)
    if (next) keepDraft(key, next)
    else dropDraft(key)
  }
  const change = (fields: Partial<MessageDraft>) => {
    setValue((before) => {
      if (!before) return before
      const next = { ...before, ...fields }
      keepDraft(key, next)
      return next
    })
  }
  return { draft: value, set, change }
}

const answered = /^(?:re|aw|sv|antw): ?/i

/** An answer to the newest mail that a person wrote, or the first word, whose subject is suggested. */
export function newDraft(mail: LeadMail, email: string | null, suggested: string): MessageDraft {
  const newest = lastWordOf(mail)
  const theirs = mail.items.find(({ direction, kind }) => direction === 'in' && kind === 'written')
  const subject = newest?.subject.replace(answered, '')
  return {
    id: crypto.randomUUID(),
    to: theirs?.from.address ?? email ?? '',
    cc: theirs?.cc.map(({ address }) => address).join(', ') ?? '',
    subject: subject ? `Re: ${subject}`.slice(0, 200) : suggested,
    text: freshText(mail),
    sendAt: '',
    attachments: [],
    seen: newest?.id ?? null,
  }
}

/** Before anything is typed. */
export function freshText({ fields, signature }: Pick<LeadMail, 'fields' | 'signature'>): string {
  const first = fields['first name']
  return `${first ? `Hello ${first},` : 'Hello,'}\n\n\n\n${signature}`
}

/** The newest word of a person that stands, theirs or ours. */
export const lastWordOf = (mail: LeadMail) =>
  mail.items.find(
    ({ kind, state }) => kind === 'written' && !['cancelled', 'failed', 'discarded'].includes(state),
  )

export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .map((one) => one.trim())
    .filter(Boolean)
