import { useQuery } from '@tanstack/react-query'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { longTime } from '#lib/office-time.ts'
import { Link } from '#ui/link.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { actionName, recordName, recordTitle } from './audit-words.ts'
import type { AuditEntry } from './audit.schema.ts'
import { entryInWords } from './entry-words.ts'
import { ChangeList } from './change-list.tsx'
import { recordPath } from './record-path.ts'

const kinds = [
  { value: '', label: 'All actions' },
  { value: 'user.signed-in', label: 'Sign-ins' },
  { value: 'user.sign-in-failed', label: 'Failed sign-ins' },
  { value: '.export', label: 'Exports' },
  { value: '.create', label: 'Created' },
  { value: '.update', label: 'Changed' },
  { value: '.move', label: 'Moved to a stage' },
  { value: '.delete', label: 'Deleted' },
]
const filters = ['actor', 'action', 'entity', 'entityId', 'from', 'to']

/** How the changes to a kind of record are told where its own screen has words for them. */
type WordsOf = Record<string, (entry: AuditEntry) => Pick<AuditEntry, 'from' | 'to'>>

/** Who did what and when, with what it was before; the filters live in the address. */
export function AuditList({ wordsOf }: { wordsOf: WordsOf }) {
  const list = useFilteredList<AuditEntry>('/api/audit', filters)
  const { wanted, change, items } = list
  const { nameOf: stageName } = useStages()
  const { nameOf: sectorName } = useSectors()
  const inWords = (entry: AuditEntry) =>
    wordsOf[entry.entity]?.(entry) ?? entryInWords(entry, { stageName, sectorName })
  const [, setParams] = useSearchParams()
  const show = (record: { entity: string; entityId: string } | undefined) =>
    setParams(
      (before) => {
        for (const name of ['entity', 'entityId'] as const) {
          if (record) before.set(name, record[name])
          else before.delete(name)
        }
        return before
      },
      { preventScrollReset: true },
    )

  return (
    <>
      <form
        method="post"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-x-3 md:grid-cols-3 xl:grid-cols-[repeat(3,minmax(0,13rem))_10rem_10rem]"
      >
        <WhoField value={wanted['actor'] ?? ''} onChange={change} />
        <SelectField label="What" name="action" options={kinds} value={wanted['action']} onChange={change} />
        <RecordField value={wanted['entity'] ?? ''} onChange={change} />
        <TextField label="From" name="from" type="date" defaultValue={wanted['from']} onChange={change} />
        <TextField label="To" name="to" type="date" defaultValue={wanted['to']} onChange={change} />
      </form>
      {wanted['entityId'] && (
        <p className="flex flex-wrap items-center gap-3 pb-4">
          Only this {recordName(wanted['entity'] ?? '')}:{' '}
          <span className="font-mono text-xs">{wanted['entityId']}</span>
          <Button variant="secondary" size="sm" icon="close" onClick={() => show(undefined)}>
            Show all records
          </Button>
        </p>
      )}
      <ListBody
        noun="audit log"
        list={list}
        rows={8}
        more="Show older entries"
        empty={<EmptyState title="No entries match" text="Try other dates, another person or all actions." />}
      >
        <Table label="Audit log, newest first" stacked>
          <THead>
            <Tr>
              <Th>When and who</Th>
              <Th>What</Th>
              <Th>Details</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map((entry) => (
              <Tr key={entry.id}>
                <Td className="md:w-1/5">
                  <span className="block text-slate md:whitespace-nowrap">{longTime(entry.at)}</span>
                  <span className="block">{entry.actorName}</span>
                </Td>
                <Td className="md:w-1/3">
                  <span className="block font-semibold">{actionName(entry.action)}</span>
                  <RecordCell entry={entry} onOnly={show} />
                </Td>
                <Td className="min-w-0">
                  <ChangeList {...inWords(entry)} />
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </ListBody>
    </>
  )
}

interface FilterFieldProps {
  value: string
  onChange(event: React.ChangeEvent<HTMLSelectElement>): void
}

function WhoField(props: FilterFieldProps) {
  const { data } = useQuery<{ items: { id: string; name: string }[] }>({ queryKey: ['/api/users?limit=100'] })
  const people = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const options = [
    { value: '', label: 'Everyone' },
    ...people,
    { value: 'visitor', label: 'Visitors' },
    { value: 'system', label: 'The system' },
  ]
  return <SelectField label="Who" name="actor" options={options} {...props} />
}

function RecordField(props: FilterFieldProps) {
  const { data } = useQuery<{ items: string[] }>({ queryKey: ['/api/audit/entities'] })
  const kinds = (data?.items ?? [])
    .map((entity) => ({ value: entity, label: recordTitle(entity) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const options = [{ value: '', label: 'All records' }, ...kinds]
  return <SelectField label="Record" name="entity" options={options} {...props} />
}

interface RecordCellProps {
  entry: AuditEntry
  onOnly: (record: AuditEntry) => void
}

function RecordCell({ entry, onOnly }: RecordCellProps) {
  const { entity, entityId, names } = entry
  const path = recordPath(entity, entityId)
  return (
    <span className="flex flex-wrap gap-x-3">
      {path ? (
        <Link to={path} className="text-sea hover:underline">
          {names[entityId] ?? `Open the ${recordName(entity)}`}
        </Link>
      ) : (
        <span className="text-slate">{recordTitle(entity)}</span>
      )}
      <button
        type="button"
        onClick={() => onOnly(entry)}
        className="cursor-pointer text-slate underline-offset-2 hover:text-ink hover:underline"
      >
        History<span className="sr-only"> of this {recordName(entity)}</span>
      </button>
    </span>
  )
}
