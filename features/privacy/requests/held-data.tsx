import { useState } from 'react'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import type { RequestDetail } from './privacy-requests.schema.ts'

/** How much is held about the address, where, and the copy of it. */
export function HeldData({ request }: { request: RequestDetail }) {
  const { held, mentions = [], kept, email, kind } = request
  const total = held.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title="What is held">
      {email === null ? (
        <p>Nothing: the person has been erased.</p>
      ) : total === 0 ? (
        <p>Nothing about this address.</p>
      ) : (
        <dl>
          {held.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-rule py-1.5">
              <dt>{label}</dt>
              <dd className="font-mono tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {mentions.length > 0 && (
        <div className="pt-3">
          <h3 className="text-sm font-semibold">In records about others</h3>
          <dl>
            {mentions.map(({ label, count }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-rule py-1.5">
                <dt>{label}</dt>
                <dd className="font-mono tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {kind === 'erasure' && kept.length > 0 && (
        <div className="pt-3">
          <h3 className="text-sm font-semibold">An erasure leaves</h3>
          <ul className="list-disc pl-5 text-slate">
            {kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {email !== null && <Copies request={request} />}
    </Panel>
  )
}

const forms = [
  { as: 'text', label: 'Text to read', ending: 'txt' },
  { as: 'json', label: 'JSON', ending: 'json' },
] as const

function Copies({ request }: { request: RequestDetail }) {
  const [pending, setPending] = useState<string>()
  async function save({ as, ending }: (typeof forms)[number]) {
    setPending(as)
    try {
      const answer = await fetch(`/api/privacy-requests/${request.id}/copy?as=${as}`, {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
      })
      if (!answer.ok) throw new Error('The copy could not be made. Please try again.')
      const url = URL.createObjectURL(await answer.blob())
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `${request.reference}.${ending}`,
      })
      link.click()
      URL.revokeObjectURL(url)
    } catch (error) {
      toast({ title: 'No copy was saved', description: messageOf(error), tone: 'error' })
    } finally {
      setPending(undefined)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {forms.map((form) => (
        <Button
          key={form.as}
          variant="secondary"
          size="sm"
          icon="download"
          pending={pending === form.as}
          onClick={() => void save(form)}
        >
          {form.label}
        </Button>
      ))}
    </div>
  )
}
