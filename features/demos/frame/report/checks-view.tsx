import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { Check } from './report.ts'

const looks: Record<Check['state'], { word: string; icon: IconName; tone: string }> = {
  passed: { word: 'Passed', icon: 'check', tone: 'text-ok' },
  doubtful: { word: 'Doubtful', icon: 'alert', tone: 'text-warn' },
  failed: { word: 'Failed', icon: 'close', tone: 'text-signal-strong' },
}

const sectionId = 'checks'

/** How the data stood up to the checks, in a line that leads to them. */
export function ChecksLine({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  const counts = (['failed', 'doubtful', 'passed'] as const).flatMap((state) => {
    const count = checks.filter((check) => check.state === state).length
    return count > 0 ? [{ state, count }] : []
  })
  return (
    <p className="mt-1 text-sm sm:mt-2">
      <a
        href={`#${sectionId}`}
        className="inline-flex flex-wrap items-center gap-x-4 underline decoration-rule-strong decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
      >
        {counts.map(({ state, count }) => (
          <span key={state} className={classes('inline-flex items-center gap-1.5', looks[state].tone)}>
            <Icon name={looks[state].icon} className="size-4 shrink-0" />
            {`${count} ${count === 1 ? 'check' : 'checks'} ${looks[state].word.toLowerCase()}`}
          </span>
        ))}
      </a>
    </p>
  )
}

/** What the method assumes, held against the visitor's data. */
export function ChecksView({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <section id={sectionId} aria-label="Checks of the data" className="mt-6 max-w-text text-sm">
      <h2 className="text-base font-semibold">Does the data suit the method?</h2>
      <ul className="mt-2 border-b border-rule">
        {checks.map(({ name, state, says }) => {
          const { word, icon, tone } = looks[state]
          return (
            <li
              key={name}
              className="break-inside-avoid border-t border-rule py-2 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-3"
            >
              <span className={classes('flex items-center gap-1.5 self-start font-semibold', tone)}>
                <Icon name={icon} className="size-4 shrink-0" />
                {word}
              </span>
              <span>
                <span className="font-semibold">{name}.</span> {says}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
