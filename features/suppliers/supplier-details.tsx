import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roleNames, seniorityNames } from '#config/roles.ts'
import { api } from '#config/api.ts'
import { currentOf } from '#features/context/current-of.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { toast } from '#ui/toast.tsx'
import { rateWarning } from './day-rate.ts'
import { useDayRateBand } from './use-day-rate-band.ts'
import { supplierDetail, type SupplierDetail } from './supplier-answer.schema.ts'
import {
  draftOf,
  fieldLabels,
  fieldNames,
  parseDraft,
  rolesInWords,
  type Draft,
  type FieldName,
} from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { dayInWords, placeInWords, typeNames } from './supplier-words.ts'

interface Conflict {
  current: SupplierDetail
  merged: Draft
  fields: FieldName[]
}

/** The facts of a supplier, to read and to change. Someone else's changes in between are merged, or asked about field by field. */
export function SupplierDetails({ supplier }: { supplier: SupplierDetail }) {
  const [base, setBase] = useState<SupplierDetail>()
  const [draft, setDraft] = useState<Draft>(() => draftOf(supplier))
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const queries = useQueryClient()
  const url = `/api/suppliers/${supplier.id}`

  const save = useMutation({
    mutationFn: async ({ draft, base }: { draft: Draft; base: SupplierDetail }) => {
      const parsed = parseDraft(draft, draftOf(base))
      if (!parsed.isValid) return setErrors(parsed.errors)
      const saved = await api.request<SupplierDetail>('PATCH', url, {
        ...parsed.changes,
        version: base.version,
      })
      setBase(undefined)
      setConflict(undefined)
      toast({ title: 'Saved', tone: 'ok' })
      queries.setQueryData([url], saved)
    },
    onError: (error, { draft, base }) => {
      const current = currentOf(error, supplierDetail)
      if (current) return settle(base, draft, current)
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
      toast({ title: 'Not saved', description: messageOf(error), tone: 'error' })
    },
  })

  function settle(base: SupplierDetail, mine: Draft, current: SupplierDetail) {
    const { merged, conflicts } = mergeDrafts(fieldNames, draftOf(base), mine, draftOf(current))
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    setBase(current)
    setDraft(merged)
    save.mutate({ draft: merged, base: current })
  }

  if (!base) {
    const edit = () => {
      setBase(supplier)
      setDraft(draftOf(supplier))
      setErrors({})
    }
    return <Facts supplier={supplier} onEdit={edit} />
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        if (!save.isPending) save.mutate({ draft, base })
      }}
    >
      <SupplierFields
        draft={draft}
        errors={errors}
        onChange={(field, value) => setDraft({ ...draft, [field]: value })}
      />
      <div className="flex gap-2 pt-2">
        <Button type="submit" pending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={() => setBase(undefined)}>
          Cancel
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          title="Someone else changed this supplier"
          fields={conflict.fields}
          labels={fieldLabels}
          mine={conflict.merged}
          theirs={draftOf(conflict.current)}
          show={(field, value) => (field === 'roles' ? rolesInWords(value) : value)}
          pending={save.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(chosen) => save.mutate({ draft: chosen, base: conflict.current })}
        />
      )}
    </form>
  )
}

function Facts({ supplier, onEdit }: { supplier: SupplierDetail; onEdit: () => void }) {
  const { dayRate, availableFrom, contactPhone } = supplier
  const warning = rateWarning(dayRate, useDayRateBand())
  const phone = contactPhone && <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>
  const rate = dayRate !== null && (
    <>
      £{dayRate}
      {warning && <span className="block text-warn">{warning}</span>}
    </>
  )
  const facts: Record<string, React.ReactNode> = {
    Type: typeNames[supplier.type],
    Email: <a href={`mailto:${supplier.contactEmail}`}>{supplier.contactEmail}</a>,
    Phone: phone,
    Roles: supplier.roles.map((role) => roleNames[role]).join(', '),
    Skills: supplier.skills.join(', '),
    Seniority: seniorityNames[supplier.seniority],
    'Day rate': rate,
    Place: placeInWords(supplier),
    Available: availableFrom ? `From ${dayInWords(availableFrom)}` : 'Now',
    Capacity: String(supplier.capacity),
    Notes: supplier.notes,
  }
  return (
    <>
      <FactList facts={facts} />
      <Button variant="secondary" size="sm" icon="edit" className="mt-4" onClick={onEdit}>
        Edit
      </Button>
    </>
  )
}
