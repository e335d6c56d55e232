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
  /** The form as nobody has touched it. */
  initial: Draft<Name>
  /** What is sent of it, or a message a field. */
  parse(draft: Draft<Name>): Parsed<Name>
  onCreated(answer: Answer): Promise<void> | void
}

/** The form of a new record with the firm’s own fields, its draft kept on this device until the record is made. */
export function useNewRecord<Name extends string, Answer>({
  record,
  url,
  kept,
  initial,
  parse,
  onCreated,
}: Options<Name, Answer>) {
  const fields = useCustomFields(record).fields.filter(({ isArchived }) => !isArchived)
  const empty = customDraftOf(fields, {})
  // A name of the record or of one of its own fields: the type of both spread is narrower than it knows.
  const untouched = { ...initial, ...empty } as Draft<Name | CustomName>
  const { draft, set, ...state } = useDraft(kept, untouched)
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
  function submit() {
    const parsed = parse(draft)
    const own = parseCustom(fields, draft, empty)
    if (parsed.isValid && own.isValid) {
      setErrors({})
      if (!create.isPending) create.mutate({ ...parsed.changes, ...own.changes })
    } else {
      setErrors({ ...(own.isValid ? {} : own.errors), ...(parsed.isValid ? {} : parsed.errors) })
    }
  }
  return { draft, set, errors, fields, create, submit, ...state }
}
