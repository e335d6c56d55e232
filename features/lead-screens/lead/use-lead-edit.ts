import { useState } from 'react'
import { z } from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#lib/device-draft.ts'
import { useDraftKey } from '#features/context/use-draft.ts'
import type { LeadDetail } from '#features/leads/lead-answer.schema.ts'
import { draftOf, fieldNames, type Draft } from '#features/leads/lead-draft.ts'

/** What is being written and the state of the lead that it began with. */
export interface LeadEdit {
  version: number
  base: Draft
  draft: Draft
}

const kept = z.object({
  version: z.int(),
  base: z.record(z.enum(fieldNames), z.string()),
  draft: z.record(z.enum(fieldNames), z.string()),
})

/** The edit of a lead, if one is going on. It outlives a reload, a closed tab and a lost session. */
export function useLeadEdit(lead: LeadDetail) {
  const key = useDraftKey(`lead:${lead.id}`)
  const [edit, setEdit] = useState<LeadEdit | undefined>(() => kept.safeParse(readDraft(key)).data)
  const [isRestored, setRestored] = useState(edit !== undefined)
  const set = (next: LeadEdit | undefined) => {
    setEdit(next)
    if (next) keepDraft(key, next)
    else {
      dropDraft(key)
      setRestored(false)
    }
  }
  return {
    edit,
    isRestored,
    begin: () => set({ version: lead.version, base: draftOf(lead), draft: draftOf(lead) }),
    set,
    end: () => set(undefined),
  }
}
