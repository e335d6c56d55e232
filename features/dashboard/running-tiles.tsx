import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { StatTile, TileRow } from '#ui/stat-tile.tsx'
import { dayMs } from '#lib/durations.ts'
import type { Running } from './running.schema.ts'

type Part<Name extends keyof Running> = NonNullable<Running[Name]>

/** A backup is made every night and proven every week. */
const oldBackupMs = 1.5 * dayMs
const oldProofMs = 8 * dayMs
const goodGrade = 90

/** How the site itself is: tiles that lead to the screen behind each, for those who may open it. */
export function RunningTiles() {
  const { data, error, refetch } = useQuery<Running>({
    queryKey: ['/api/dashboard/running'],
  })
  if (error && !data)
    return (
      <div className="pt-8">
        <ErrorState
          title="How the site runs can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return (
    <section aria-labelledby="running" className="mt-8 border-t border-rule pt-5">
      <h2 id="running" className="text-lg">
        How the site runs
      </h2>
      <TileRow className="pt-4">
        {!data && <StatTile label="Speed grade" value="" isLoading />}
        {data?.vitals !== undefined && <SpeedTile vitals={data.vitals} />}
        {data?.backup && <BackupTile backup={data.backup} />}
        {data?.scanner && <ScannerTiles scanner={data.scanner} />}
      </TileRow>
      {data?.proxy && <ProxyNotice proxy={data.proxy} />}
      {data && data.demoLeads > 0 && (
        <p className="pt-4 text-sm text-slate">
          {data.demoLeads} leads and all that belongs to them are demo data. The operator of this server takes
          them away with <code className="font-mono text-ink">npm run seed -- --remove</code>.
        </p>
      )}
    </section>
  )
}

function ProxyNotice({ proxy: { peer, header, lastSeenAt } }: { proxy: NonNullable<Running['proxy']> }) {
  return (
    <p role="status" className="mt-5 max-w-text border-l-4 border-signal bg-signal-tint px-5 py-4">
      <strong>A proxy in front isn’t named.</strong> A request from {peer} came with the header{' '}
      <code className="font-mono">{header}</code> ({longTime(lastSeenAt)}). If that is a proxy of yours, set{' '}
      <code className="font-mono">TRUSTED_PROXIES</code> to its address: until then all visitors behind it
      share one limit, and are turned away together. If it isn’t, a visitor made the header up, and it was
      ignored.
    </p>
  )
}

function SpeedTile({ vitals }: { vitals: Running['vitals'] | null }) {
  const tile = { label: 'Speed grade', to: '/analytics?tab=vitals' }
  if (vitals && 'problem' in vitals) return <StatTile {...tile} value="" error={vitals.problem} />
  if (!vitals) return <StatTile {...tile} value="None yet" note="No visit was measured in 28 days" />
  const { grade, samples } = vitals
  return (
    <StatTile
      {...tile}
      value={grade}
      tone={grade >= goodGrade ? 'ok' : 'warn'}
      note={`Of 100, from ${samples.toLocaleString('en-GB')} page views in 28 days`}
    />
  )
}

function BackupTile({ backup }: { backup: Part<'backup'> }) {
  const now = useNow().getTime()
  const tile = { label: 'Last backup', to: '/admin/backup' }
  if ('problem' in backup) return <StatTile {...tile} value="" error={backup.problem} />
  const { lastBackupAt, lastVerifiedAt, lastFailure } = backup
  const isOlder = (at: string | null, ms: number) => at === null || now - Date.parse(at) > ms
  if (lastFailure)
    return (
      <StatTile
        {...tile}
        value="failed"
        tone="signal"
        note={`${longTime(lastFailure.at)}: ${lastFailure.text}`}
      />
    )
  return (
    <StatTile
      {...tile}
      value={lastBackupAt ? longTime(lastBackupAt) : 'None yet'}
      tone={
        isOlder(lastBackupAt, oldBackupMs) ? 'signal' : isOlder(lastVerifiedAt, oldProofMs) ? 'warn' : 'ok'
      }
      note={
        lastVerifiedAt ? `Checked by loading it ${longTime(lastVerifiedAt)}` : 'Never checked by loading it'
      }
    />
  )
}

function ScannerTiles({ scanner }: { scanner: Part<'scanner'> }) {
  const boards = { label: 'Job boards', to: '/job-scanner-admin?tab=sources' }
  if ('problem' in scanner) return <StatTile {...boards} value="" error={scanner.problem} />
  const { healthy, empty, failing, gone, newSignals } = scanner
  const ill = failing + gone
  const all = healthy + empty + ill
  const others = [
    ...(failing > 0 ? [`${failing} failing`] : []),
    ...(gone > 0 ? [`${gone} gone`] : []),
    ...(empty > 0 ? [`${empty} empty`] : []),
  ]
  return (
    <>
      <StatTile
        {...boards}
        value={all === 0 ? 'None yet' : `${healthy} of ${all} well`}
        tone={ill > 0 ? 'warn' : 'neutral'}
        note={
          all === 0 ? 'No board has been read yet' : others.join(', ') || 'All are working as they should'
        }
      />
      <StatTile
        label="New hiring signals"
        value={newSignals}
        note="Companies that hire for AI roles"
        to="/job-scanner-admin"
      />
    </>
  )
}
