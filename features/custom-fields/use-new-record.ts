import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import type { Draft, Parsed } from '#features/context/use-record-edit.ts'
import { ApiError } from '#lib/api-client.ts'
import { customDraftOf, parseCustom } from './custom-draft.ts'
import type { CustomRecord } from './custom-field.schema.ts'
import type { CustomName } from './custom-values.ts'
import { useCustomFields } from './use-custom-fields.ts'

interface Options<Name extends string, Answer> {
  record: CustomRecord
  /** Where records are made. */
  url: string
  /** The draft’s name on this device. */
  kept: string
  /** The endpoint takes an `id`, by which what is sent again after a lost answer is made once. */
  isOnce?: boolean
  /** The form as nobody has touched it. */
  initial: Draft<Name>
  /** What is sent of it, or a message a field. */
  parse(draft: Draft<Name>): Parsed<Name>
  onCreated(answer: Answer): Promise<void> | void
}

/** Kept with what was typed once it was sent. */
const idField = 'id'

/** The form of a new record with the firm’s own fields, its draft kept on this device until the record is made. */
export function useNewRecord<Name extends string, Answer>({
  record,
  url,
  kept,
  isOnce = false,
  initial,
  parse,
  onCreated,
}: Options<Name, Answer>) {
  const fields = useCustomFields(record).fields.filter(({ isArchived }) => !isArchived)
  const empty = customDraftOf(fields, {})
  // A name of the record or of one of its own fields: the type of both spread is narrower than it knows.
  const untouched = { ...initial, ...empty, [idField]: '' } as Draft<Name | CustomName | typeof idField>
  const { draft, set: _set, ...state } = useDraft(kept, untouched)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const create = useMutation({
    mutationFn: (values: object) => api.request<Answer>('POST', url, values),
    onSuccess: (answer) => {
      state.drop()
      return onCreated(answer)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
    },
  })
  // What is changed after a lost answer is another record, or would be lost with the answer of the first.
  const set = (name: Name | CustomName, value: string) =>
    state.setAll({ [name]: value, [idField]: '' } as Partial<typeof draft>)
  function submit() {
    const parsed = parse(draft)
    const own = parseCustom(fields, draft, empty)
    if (parsed.isValid && own.isValid) {
      setErrors({})
      if (create.isPending) return
      const id = draft[idField] || crypto.randomUUID()
      if (isOnce) state.setAll({ [idField]: id } as Partial<typeof draft>)
      create.mutate({ ...parsed.changes, ...own.changes, ...(isOnce && { id }) })
    } else {
      setErrors({ ...(own.isValid ? {} : own.errors), ...(parsed.isValid ? {} : parsed.errors) })
    }
  }
  return { draft, set, errors, fields, create, submit, ...state }
}
