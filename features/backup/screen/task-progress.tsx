import { longTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { Icon } from '#ui/icon.tsx'
import { dayMs } from '#lib/durations.ts'
import type { Task } from '#features/backup/backup.schema.ts'
import { phaseOf, shareOf, sizeOf, taskNames } from './backup-words.ts'

const figure = (value: number) => value.toLocaleString('en-GB')

const amountOf = ({ phase, done, total }: Task) =>
  phase === 'fetching' || phase === 'reading'
    ? `${sizeOf(done)} of ${sizeOf(total)}`
    : `${figure(done)} of ${figure(total)} rows`

/** What is at work now and how far it is. */
export function TaskProgress({ task }: { task: Task }) {
  const share = shareOf(task)
  const name = `${taskNames[task.kind]}${task.fileName ? `: ${task.fileName}` : ''}`
  return (
    <section aria-label="At work now" className="border-l-4 border-sea bg-sunk px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span className="min-w-0 break-words">{name}</span>
        <span className="tabular-nums">{share === undefined ? '' : `${share}%`}</span>
      </p>
      <progress
        aria-label={name}
        max={100}
        value={share}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-sea"
      />
      <p role="status" className="pt-2 text-sm text-slate">
        {phaseOf(task)}
      </p>
      {task.total > 0 && (
        <p className="text-sm text-slate tabular-nums">
          {amountOf(task)}
          {task.server && ` on ${task.server}`}
        </p>
      )}
    </section>
  )
}

const newsMs = dayMs

/** The last thing that ended: when it failed until something else ends, when it has something to tell for a day. */
export function LastTask({ task }: { task: Task }) {
  const now = useNow()
  const isFailed = task.state === 'failed'
  const [title, lines] = isFailed
    ? [`${taskNames[task.kind]} failed`, [task.problem ?? 'The reason is not known']]
    : [`${taskNames[task.kind]} done`, task.notes]
  const isOld = task.endedAt !== null && now.getTime() - new Date(task.endedAt).getTime() > newsMs
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
        {task.endedAt && <li className="text-slate">{longTime(task.endedAt)}</li>}
      </ul>
    </section>
  )
}
