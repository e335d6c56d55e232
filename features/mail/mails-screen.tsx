import { useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { useNow } from '#ui/use-now.ts'
import { shortTime } from '#lib/office-time.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { MailDialog } from './mail-dialog.tsx'
import type { MailSummary } from './mail.schema.ts'
import { attemptsInWords, kindOf, kindOptions, mailStateNames } from './mail-words.ts'

const filters = ['q', 'state', 'kind', 'leadId']
const selects: FilterSelect[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Any state' },
      ...(['failed', 'queued', 'sent', 'filed'] as const).map((value) => ({
        value,
        label: mailStateNames[value],
      })),
    ],
  },
  { name: 'kind', label: 'Kind', options: [{ value: '', label: 'Any kind' }, ...kindOptions] },
]

export const mailTones: Record<MailSummary['state'], BadgeTone> = {
  failed: 'signal',
  queued: 'warn',
  sent: 'ok',
  filed: 'neutral',
}

/** Everything the site has written to people, those that need someone first; filters live in the address. */
export function MailsScreen({ mayResend }: { mayResend: boolean }) {
  const list = useFilteredList<MailSummary>('/api/mails', filters)
  const { wanted, change, items, error } = list
  const [params, setParams] = useSearchParams()
  const [shown, setShown] = useState<string | undefined>(params.get('mail') ?? undefined)
  const now = useNow()
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-text text-slate">
          Delivery is retried for two days. Failed mails stay at the top until they are sent again.
        </p>
        <Button variant="secondary" onClick={() => void list.refetch()}>
          Refresh
        </Button>
      </header>
      <FilterBar
        label="Mails"
        searches="subject or address"
        selects={selects}
        wanted={wanted}
        change={change}
      />
      {wanted['leadId'] && (
        <p className="flex flex-wrap items-center gap-2 pb-3">
          Mails of one lead only.
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              setParams((before) => {
                before.delete('leadId')
                return before
              })
            }
          >
            Show all
          </Button>
        </p>
      )}
      <ListBody
        noun="mails"
        list={list}
        rows={6}
        empty={
          isFiltered ? (
            <EmptyState
              title="No mails found"
              text="No results for this search and these filters."
              action={
                <ButtonLink to="/mails" variant="secondary">
                  Show all mails
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title="No mails yet"
              text="Confirmations, notices to sales and invitations are listed here as they are sent."
            />
          )
        }
      >
        <Table label="Mails" stacked>
          <THead>
            <Tr>
              <Th>Subject</Th>
              <Th>To</Th>
              <Th>State</Th>
              <Th>Kind</Th>
              <Th numeric>Written</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map((mail) => (
              <Tr key={mail.id} className="relative">
                <Td className="min-w-0 md:max-w-96">
                  <button
                    type="button"
                    onClick={() => setShown(mail.id)}
                    className="cursor-pointer text-left font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
                  >
                    {mail.subject}
                  </button>
                  {mail.state !== 'sent' && mail.lastError && (
                    <p className="text-xs text-warn">{mail.lastError}</p>
                  )}
                </Td>
                <Td label="To" className="[overflow-wrap:anywhere] md:min-w-40">
                  {mail.to}
                </Td>
                <Td label="State">
                  <div>
                    <Badge tone={mailTones[mail.state]}>{mailStateNames[mail.state]}</Badge>
                    {(mail.state === 'queued' || mail.state === 'failed') && (
                      <p className="pt-0.5 text-xs text-slate">{attemptsInWords(mail.attempts)}</p>
                    )}
                  </div>
                </Td>
                <Td label="Kind" className="text-slate">
                  {kindOf(mail.kind)}
                </Td>
                <Td label="Written" numeric className="whitespace-nowrap text-slate">
                  {shortTime(mail.createdAt, now)}
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </ListBody>
      {shown && <MailDialog id={shown} mayResend={mayResend} onClose={() => setShown(undefined)} />}
    </>
  )
}
