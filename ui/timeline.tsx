import { Icon, type IconName } from './icon.tsx'

/** What happened, newest first as the caller orders it, along one line. */
export function Timeline({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ol
      aria-label={label}
      className="relative before:absolute before:top-3 before:bottom-3 before:left-3.5 before:w-px before:bg-rule"
    >
      {children}
    </ol>
  )
}

interface TimelineItemProps {
  icon?: IconName
  title: React.ReactNode
  /** Who, and when: `at` is an ISO date, `when` how a person reads it. */
  by?: React.ReactNode
  at?: string
  when?: string
  children?: React.ReactNode
}

export function TimelineItem({ icon, title, by, at, when, children }: TimelineItemProps) {
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0">
      <span className="z-1 grid size-7 shrink-0 place-items-center rounded-full border border-rule bg-raised text-slate">
        {icon ? <Icon name={icon} size={16} /> : <span className="size-2 rounded-full bg-rule-strong" />}
      </span>
      <div className="min-w-0 grow pt-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{title}</span>
          {by && <span className="text-slate">{by}</span>}
          {when && (
            <time dateTime={at} className="ml-auto text-xs text-slate tabular-nums">
              {when}
            </time>
          )}
        </p>
        {children && <div className="mt-1 whitespace-pre-line">{children}</div>}
      </div>
    </li>
  )
}
