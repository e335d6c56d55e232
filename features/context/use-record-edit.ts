import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/device-draft.ts'
import { currentOf, type Schema } from './current-of.ts'
import { useDraftKey } from '#features/context/use-draft.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { toast } from '#ui/toast.tsx'
import { z } from 'zod/mini'

/** What a form holds while someone types: a line of text for each field. */
export type Draft<Name extends string> = Record<Name, string>

export type Parsed<Name extends string> =
  | { isValid: true; changes: Record<string, unknown> }
  | { isValid: false; errors: Partial<Record<Name, string>> }

const texts = z.record(z.string(), z.string())

interface Options<Name extends string, Detail> {
  /** Where the record is read and changed. */
  url: string
  /** What begins so is read again once it is changed. */
  list: string
  /** Which form of the page it is, where there are several. */
  part?: string
  names: readonly Name[]
  schema: Schema<Detail>
  draftOf(detail: Detail): Draft<Name>
  parse(draft: Draft<Name>, base: Draft<Name>): Parsed<Name>
}

/** What the form around a record needs of its edit. */
export interface RecordEdit<Name extends string> {
  isOpen: boolean
  /** It was begun before the page was opened. */
  isRestored: boolean
  draft: Draft<Name>
  errors: Partial<Record<Name, string>>
  conflict: { merged: Draft<Name>; theirs: Draft<Name>; fields: Name[] } | undefined
  isPending: boolean
  begin(): void
  change(field: Name, value: string): void
  cancel(): void
  submit(): void
  choose(chosen: Draft<Name>): void
  backToForm(): void
}

/** An edit of a record. Someone else's changes in between are merged, or asked about field by field. */
export function useRecordEdit<Name extends string, Detail extends { version: number }>(
  record: Detail,
  { url, list, part = '', names, schema, draftOf, parse }: Options<Name, Detail>,
): RecordEdit<Name> {
  const key = useDraftKey(url + part)
  const [kept, setKept] = useState(() => keptEdit(readDraft(key), schema))
  const [base, setBase] = useState<Detail | undefined>(kept?.base)
  const [typed, setDraft] = useState<Draft<Name>>(() => ({ ...draftOf(record), ...kept?.draft }))
  // A field may have come up since the form was opened.
  const draft: Draft<Name> = { ...draftOf(base ?? record), ...typed }
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [conflict, setConflict] = useState<{ current: Detail; merged: Draft<Name>; fields: Name[] }>()
  const queries = useQueryClient()

  const save = useMutation({
    mutationFn: async ({ draft, base }: { draft: Draft<Name>; base: Detail }) => {
      const parsed = parse(draft, draftOf(base))
      if (!parsed.isValid) return setErrors(parsed.errors)
      const saved = await api.request<Detail>('PATCH', url, { ...parsed.changes, version: base.version })
      setBase(undefined)
      dropDraft(key)
      setConflict(undefined)
      toast({ title: 'Saved', tone: 'ok' })
      queries.setQueryData<object>([url], (before) => ({ ...before, ...saved }))
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(list) })
    },
    onError: (error, { draft, base }) => {
      const current = currentOf(error, schema)
      if (current) return settle(base, draft, current)
      // The server names fields by the schema that the form was made with.
      if (error instanceof ApiError && error.body.errors)
        setErrors(error.body.errors as Partial<Record<Name, string>>)
      toast({ title: 'Not saved', description: messageOf(error), tone: 'error' })
    },
  })

  function settle(base: Detail, mine: Draft<Name>, current: Detail) {
    const { merged, conflicts } = mergeDrafts(names, draftOf(base), mine, draftOf(current))
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    setBase(current)
    setDraft(merged)
    save.mutate({ draft: merged, base: current })
  }

  return {
    isOpen: base !== undefined,
    isRestored: kept !== undefined,
    draft,
    errors,
    conflict: conflict && { ...conflict, theirs: draftOf(conflict.current) },
    isPending: save.isPending,
    begin() {
      setKept(undefined)
      setBase(record)
      setDraft(draftOf(record))
      setErrors({})
    },
    change(field, value) {
      const next = { ...draft, [field]: value }
      setDraft(next)
      keepDraft(key, { base, draft: next })
    },
    cancel() {
      setBase(undefined)
      dropDraft(key)
    },
    submit() {
      setErrors({})
      if (base && !save.isPending) save.mutate({ draft, base })
    },
    choose: (chosen) => conflict && save.mutate({ draft: chosen, base: conflict.current }),
    backToForm: () => setConflict(undefined),
  }
}

/** An edit that was kept on this device. */
function keptEdit<Detail>(value: unknown, schema: Schema<Detail>) {
  if (typeof value !== 'object' || value === null || !('base' in value) || !('draft' in value))
    return undefined
  const base = schema.safeParse(value.base)
  const draft = texts.safeParse(value.draft)
  return base.success && draft.success ? { base: base.data, draft: draft.data } : undefined
}
