import { useQuery } from '@tanstack/react-query'
import type { MailTextList } from '#features/publishing/mail-texts/mail-text.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { MailTextForm, mailTextsUrl as url } from './mail-text-form.tsx'

/** The words of the mails that go out by themselves, one at a time; which of them lives in the address. */
export function MailTextsTab() {
  const { data, error, refetch } = useQuery<MailTextList>({ queryKey: [url] })
  const [params, setParams] = useSearchParams()
  if (error && !data)
    return (
      <ErrorState title="The texts can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={7} label="Loading the texts" />
  const item = data.items.find(({ id }) => id === params.get('mail')) ?? data.items[0]
  if (!item) return null
  return (
    <>
      <p className="max-w-text pb-4 text-slate">
        These mails are sent automatically. Words in {'{{ }}'} are filled in for each of them.
      </p>
      <SelectField
        name="mail"
        label="Mail"
        className="max-w-text"
        value={item.id}
        options={data.items.map(({ id, label, isStandard }) => ({
          value: id,
          label: isStandard ? label : `${label} (your words)`,
        }))}
        onChange={({ target }) => setParams({ tab: 'texts', mail: target.value })}
      />
      <MailTextForm key={item.id} stored={item} />
    </>
  )
}
