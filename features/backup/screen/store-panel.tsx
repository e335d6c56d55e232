import { shortTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Panel } from '#ui/panel.tsx'
import type { BackupOverview, StoreState } from '#features/backup/backup.schema.ts'
import { sizeOf } from './backup-words.ts'

/** Whether backups leave the machine, where to, and what is wrong with that. */
export function StorePanel({ overview }: { overview: BackupOverview }) {
  return (
    <Panel title="Off this machine">{overview.store ? <Store store={overview.store} /> : <NoStore />}</Panel>
  )
}

function NoStore() {
  return (
    <>
      <Badge tone="warn">Not set up</Badge>
      <p className="pt-2 text-sm text-slate">
        Backups are stored only on this server’s disk and would be lost with it. Set BACKUP_S3_URL and its
        keys to keep encrypted copies in a store, or copy the folder data/backups to another machine every
        hour.
      </p>
    </>
  )
}

const staleMs = 90 * 60 * 1000

function stateOf(store: StoreState, now: Date): { word: string; tone: BadgeTone } {
  if (store.problem) return { word: 'Failing', tone: 'signal' }
  if (store.state === 'uploading') return { word: 'Sending', tone: 'sea' }
  if (store.state === 'checking') return { word: 'Reading back', tone: 'sea' }
  if (store.state === 'listing') return { word: 'Reading the list', tone: 'sea' }
  if (store.lost > 0) return { word: 'Files lost', tone: 'signal' }
  if (!store.lastStoredAt) return { word: 'Nothing there yet', tone: 'warn' }
  const isOld = now.getTime() - new Date(store.lastStoredAt).getTime() > staleMs
  return isOld ? { word: 'Behind', tone: 'warn' } : { word: 'Up to date', tone: 'ok' }
}

function Store({ store }: { store: StoreState }) {
  const now = useNow()
  const { word, tone } = stateOf(store, now)
  const isMoving = store.state === 'uploading' || store.state === 'checking'
  const share = store.total > 0 ? Math.floor((store.done / store.total) * 100) : 0
  const facts: [string, string][] = [
    ['Where', store.name],
    ['Newest there', store.lastStoredAt ? shortTime(store.lastStoredAt, now) : 'none'],
    ['Last read back', store.lastCheckedAt ? shortTime(store.lastCheckedAt, now) : 'never'],
    ['Files', `${store.files.toLocaleString('en-GB')}, ${sizeOf(store.bytes)}`],
    ['Waiting here', store.waiting.toLocaleString('en-GB')],
  ]
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {isMoving && (
        <div className="pt-2 text-sm">
          <progress
            aria-label={word}
            max={100}
            value={share}
            className="block h-2 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-sea"
          />
          <p role="status" className="pt-1 break-words text-slate tabular-nums">
            {sizeOf(store.done)} of {sizeOf(store.total)}: {store.fileName}
          </p>
        </div>
      )}
      {store.problem && (
        <p className="pt-2 text-sm text-signal-strong">
          {store.problem.text}. Since {shortTime(store.problem.since, now)}; it is tried again by itself, and
          backups go on here meanwhile.
        </p>
      )}
      {store.lost > 0 && (
        <p className="pt-2 text-sm text-signal-strong">
          {store.lost === 1 ? 'One file' : `${store.lost} files`} there can’t be used any more: see the list.
        </p>
      )}
      {store.clearingProblem && (
        <p className="pt-2 text-sm text-slate">Old files stay there: {store.clearingProblem}.</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 pt-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-slate">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-sm text-slate">
        Encrypted backups are sent there as soon as they are made, and read back to check them. You can
        restore from there, so keep BACKUP_KEY and the store’s keys somewhere that would survive the loss of
        this machine.
      </p>
    </>
  )
}
