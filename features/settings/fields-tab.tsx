import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  customRecords,
  type CustomField,
  type CustomFieldList,
  type CustomRecord,
} from '#features/custom-fields/custom-field.schema.ts'
import { customFieldsUrl as url } from '#features/custom-fields/use-custom-fields.ts'
import { messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { FieldForm } from './field-form.tsx'
import { kindNames, offersOf, recordTitles } from './field-words.ts'
import { movedBy, OrderedRow } from './ordered-row.tsx'
import { PutAway } from './put-away.tsx'

interface Form {
  record: CustomRecord
  field?: CustomField
}

/** The firm’s own fields: added to a kind of record, renamed, ordered and archived here. */
export function FieldsTab() {
  const { data, error, refetch } = useQuery<CustomFieldList>({ queryKey: [url] })
  const [form, setForm] = useState<Form>()
  const [told, setTold] = useState('')
  const order = useWrite<CustomFieldList>({ reread: [url], shows: url })
  const archive = useWrite<CustomField>({
    reread: [url],
    onDone: ({ name, isArchived }) =>
      toast({ title: isArchived ? `${name} is archived` : `${name} is back in use`, tone: 'ok' }),
  })
  if (error && !data)
    return (
      <ErrorState title="The fields can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading the fields" />
  const setArchived = ({ id, version }: CustomField, isArchived: boolean) =>
    archive.mutate({ method: 'PATCH', url: `${url}/${id}`, data: { isArchived, version } })
  return (
    <>
      <p className="max-w-text pb-6 text-slate">
        Fields of your own, on each page, in exports and in imports. An archived field keeps what was written
        in it; nobody fills it any more.
      </p>
      <div className="grid gap-8">
        {customRecords.map((record) => {
          const fields = data.items.filter((one) => one.record === record && !one.isArchived)
          const move = ({ id, name }: CustomField, by: number) => {
            const { ids, place } = movedBy(fields, id, by)
            setTold(`${name} is now ${place} of ${ids.length}`)
            order.mutate({ method: 'PUT', url, data: { record, ids } })
          }
          const title = recordTitles[record]
          return (
            <section key={record} aria-label={title}>
              <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
                <h2 className="text-lg">{title}</h2>
                <Button
                  size="sm"
                  variant="secondary"
                  icon="plus"
                  aria-label={`New field for ${title.toLowerCase()}`}
                  onClick={() => setForm({ record })}
                >
                  New field
                </Button>
              </div>
              {fields.length === 0 ? (
                <p className="border-t border-rule pt-2 text-slate">No fields of your own.</p>
              ) : (
                <ol
                  aria-label={`Fields of ${title.toLowerCase()}`}
                  aria-busy={order.isPending}
                  className="border-t border-rule"
                >
                  {fields.map((field, at) => (
                    <OrderedRow
                      key={field.id}
                      name={field.name}
                      isFirst={at === 0}
                      isLast={at === fields.length - 1}
                      isBusy={order.isPending}
                      onMove={(by) => move(field, by)}
                      actions={
                        <>
                          <Button
                            size="sm"
                            variant="quiet"
                            aria-label={`Edit ${field.name}`}
                            onClick={() => setForm({ record, field })}
                          >
                            Edit
                          </Button>
                          <Button
                            size="sm"
                            variant="quiet"
                            aria-label={`Archive ${field.name}`}
                            disabled={archive.isPending}
                            onClick={() => setArchived(field, true)}
                          >
                            Archive
                          </Button>
                        </>
                      }
                    >
                      <Badge>{kindNames[field.kind]}</Badge>
                      <span className="min-w-0 text-sm break-words text-slate">{offersOf(field)}</span>
                    </OrderedRow>
                  ))}
                </ol>
              )}
            </section>
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <PutAway
        title="Archived"
        items={data.items.filter(({ isArchived }) => isArchived)}
        action="Bring back"
        isBusy={archive.isPending}
        onBack={(field) => setArchived(field, false)}
        renderAbout={({ record }) => <span className="text-sm text-slate">{recordTitles[record]}</span>}
      />
      {form && <FieldForm {...form} onClose={() => setForm(undefined)} />}
    </>
  )
}
