import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { disclosuresOf, senderLine } from './disclosures.ts'
import { IdentityForm, identityUrl } from './identity-form.tsx'
import type { IdentityAnswer } from './identity.schema.ts'

export function IdentityTab({ isOwner }: { isOwner: boolean }) {
  const { data, error, refetch } = useQuery<IdentityAnswer>({ queryKey: [identityUrl] })
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error && !data)
    return (
      <ErrorState title="The firm can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRecord label="Loading who the firm is" />
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {isOwner ? <IdentityForm answer={data} /> : <Facts answer={data} />}
      <div className="space-y-8">
        <Shown answer={data} />
        <Missing missing={data.missing} />
      </div>
    </div>
  )
}

function Facts({ answer }: { answer: IdentityAnswer }) {
  const facts = disclosuresOf(answer.fields)
  if (facts.length === 0) return <p className="text-slate">Nothing is filled in yet.</p>
  return (
    <dl className="border-t border-rule">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[14rem_1fr]">
          <dt className="text-slate">{label}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Shown({ answer: { fields, updatedAt, updatedBy } }: { answer: IdentityAnswer }) {
  const now = useNow()
  const line = senderLine(fields)
  return (
    <Panel title="At the foot of pages and mails">
      {line ? (
        <p className="break-words">{line}</p>
      ) : (
        <p className="text-slate">Nothing yet, so this line is not shown.</p>
      )}
      {updatedAt && (
        <p className="pt-2 text-sm text-slate">
          Last changed {shortTime(updatedAt, now)}
          {updatedBy && `, ${updatedBy}`}
        </p>
      )}
    </Panel>
  )
}

function Missing({ missing }: Pick<IdentityAnswer, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <Panel title="Required by law, and missing">
      <ul className="border-t border-rule">
        {missing.map(({ field, label, law }) => (
          <li key={field} className="border-b border-rule py-2">
            <a href={`#${field}`} className="font-semibold">
              {label}
            </a>
            <span className="block text-sm text-slate">{law}</span>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-sm text-slate">
        A reminder, not legal advice. Visitors are never told that something is missing.
      </p>
    </Panel>
  )
}
