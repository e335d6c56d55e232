import { longTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { Icon } from '#ui/icon.tsx'
import { dayMs } from '#lib/durations.ts'
import type { Work } from './backup.schema.ts'
import { phaseOf, shareOf, sizeOf, workNames } from './backup-words.ts'

const figure = (value: number) => value.toLocaleString('en-GB')

const amountOf = ({ phase, done, total }: Work) =>
  phase === 'fetching' || phase === 'reading'
    ? `${sizeOf(done)} of ${sizeOf(total)}`
    : `${figure(done)} of ${figure(total)} rows`

/** What is at work now and how far it is. */
export function WorkProgress({ work }: { work: Work }) {
  const share = shareOf(work)
  const name = `${workNames[work.kind]}${work.fileName ? `: ${work.fileName}` : ''}`
  return (
    <section aria-label="At work now" className="border-l-4 border-sea bg-sunk px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span className="min-w-0 break-words">{name}</span>
        <span className="tabular-nums">{share === undefined ? '' : `${share} %`}</span>
      </p>
      <progress
        aria-label={name}
        max={100}
        value={share}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-sea"
      />
      <p role="status" className="pt-2 text-sm text-slate">
        {phaseOf(work)}
      </p>
      {work.total > 0 && (
        <p className="text-sm text-slate tabular-nums">
          {amountOf(work)}
          {work.server && ` on ${work.server}`}
        </p>
      )}
    </section>
  )
}

const newsMs = dayMs

/** The last thing that ended: when it failed until something else ends, when it has something to tell for a day. */
export function LastWork({ work }: { work: Work }) {
  const now = useNow()
  const isFailed = work.state === 'failed'
  const [title, lines] = isFailed
    ? [`${workNames[work.kind]} failed`, [work.problem ?? 'The reason is not known']]
    : [`${workNames[work.kind]} done`, work.notes]
  const isOld = work.endedAt !== null && now.getTime() - new Date(work.endedAt).getTime() > newsMs
  if (lines.length === 0 || (isOld && !isFailed)) return null
  return (
    <section
      aria-label="What ended last"
      className={`border-l-4 px-4 py-3 ${isFailed ? 'border-signal bg-signal-tint' : 'border-ok bg-ok-tint'}`}
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon name={isFailed ? 'alert' : 'check'} className="mt-0.5 shrink-0" />
        {title}
      </p>
      <ul className="pt-1 text-sm break-words">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
        {work.endedAt && <li className="text-slate">{longTime(work.endedAt)}</li>}
      </ul>
    </section>
  )
}
