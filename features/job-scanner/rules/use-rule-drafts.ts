import { useState } from 'react'
import { z } from 'zod/mini'
import { roleSlugs, type RoleSlug } from '#config/roles.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/device-draft.ts'
import { useDraftKey } from '#features/context/use-draft.ts'
import type { RuleDraft } from './rule-draft.ts'

/** What is being written, and the version of the rule that it began with. */
interface BegunDraft {
  version: number
  draft: RuleDraft
}

const row = z.object({ key: z.string(), phrase: z.string(), title: z.string(), body: z.string() })
const kept = z.object({
  version: z.int(),
  draft: z.object({ keywords: z.array(row), exclusions: z.string(), threshold: z.string() }),
})

/** The drafts of all roles. They outlive another screen, a reload, a closed tab and a lost session. */
export function useRuleDrafts() {
  const prefix = useDraftKey('rule')
  const keyOf = (role: RoleSlug) => `${prefix}:${role}`
  const [drafts, setDrafts] = useState<Partial<Record<RoleSlug, BegunDraft>>>(() =>
    Object.fromEntries(roleSlugs.map((role) => [role, kept.safeParse(readDraft(keyOf(role))).data])),
  )
  return {
    drafts,
    keep(role: RoleSlug, version: number, draft: RuleDraft) {
      const begun = { version: drafts[role]?.version ?? version, draft }
      keepDraft(keyOf(role), begun)
      setDrafts((before) => ({ ...before, [role]: begun }))
    },
    drop(role: RoleSlug) {
      dropDraft(keyOf(role))
      setDrafts((before) => ({ ...before, [role]: undefined }))
    },
  }
}
