import { shortTime } from '#lib/office-time.ts'
import { ExportButton } from '#features/context/export-button.tsx'
import { firstSectors } from '#features/leads/sectors/first-sectors.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useNow } from '#ui/use-now.ts'
import { subscriberStates, topicNames } from './newsletter-choices.ts'
import { subscriberStateNames, subscriberTones } from './staff-words.ts'
import type { SubscriberItem } from './subscriber.schema.ts'

const filters = ['q', 'state']
const byState: FilterSelect = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Any state' },
    ...subscriberStates.map((value) => ({ value, label: subscriberStateNames[value] })),
  ],
}

/** Everybody who asked for the newsletter, with the proof of it; search and filter live in the address. */
export function SubscribersTab() {
  const list = useFilteredList<SubscriberItem>('/api/newsletter-subscribers', filters)
  const { wanted, change, items } = list
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <div className="flex justify-end py-3">
        <ExportButton kind="newsletter-subscribers" />
      </div>
      <FilterBar label="Subscribers" searches="address" selects={[byState]} wanted={wanted} change={change} />
      <ListBody
        noun="subscribers"
        list={list}
        rows={6}
        empty={
          <EmptyState
            title={isFiltered ? 'No subscribers found' : 'No subscribers yet'}
            text={
              isFiltered
                ? 'No results for this search and filter.'
                : 'People who sign up at /newsletter appear here, and count once they have confirmed.'
            }
          />
        }
      >
        <Table label="Subscribers" stacked>
          <THead>
            <Tr>
              <Th>Address</Th>
              <Th>State</Th>
              <Th>Subjects</Th>
              <Th>Agreed</Th>
              <Th numeric>Asked</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map((one) => (
              <SubscriberRow key={one.id} {...one} />
            ))}
          </TBody>
        </Table>
      </ListBody>
    </>
  )
}

function SubscriberRow(one: SubscriberItem) {
  const now = useNow()
  const { email, state, topics, sector, country, consent, endedAt, endReason, createdAt } = one
  const about = [sector && firstSectors[sector], country].filter(Boolean).join(', ')
  return (
    <Tr>
      <Td className="min-w-0 break-all md:max-w-72">
        <span className="font-semibold">{email}</span>
        {about && <span className="block text-xs text-slate">{about}</span>}
      </Td>
      <Td label="State">
        <div>
          <Badge tone={subscriberTones[state]}>{subscriberStateNames[state]}</Badge>
          {endedAt && <p className="pt-0.5 text-xs text-slate">{shortTime(endedAt, now)}</p>}
          {endReason && <p className="pt-0.5 text-xs text-warn">{endReason}</p>}
        </div>
      </Td>
      <Td label="Subjects" className="min-w-0 md:max-w-64">
        {topics.length === 0 ? 'All' : topics.map((topic) => topicNames[topic]).join(', ')}
      </Td>
      <Td label="Agreed">
        {consent ? (
          <span title={consent.text}>
            {shortTime(consent.at, now)}
            <span className="block text-xs text-slate">
              {consent.place}, words of {consent.version}
            </span>
          </span>
        ) : (
          '–'
        )}
      </Td>
      <Td label="Asked" numeric className="whitespace-nowrap text-slate">
        {shortTime(createdAt, now)}
      </Td>
    </Tr>
  )
}
