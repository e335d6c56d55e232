import { classes } from '#ui/classes.ts'
import type { StageTotal } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

interface StageSwitchProps {
  totals: StageTotal[] | undefined
  stage: string
  onChange: (stage: string) => void
}

/** On a phone: which stage of the board shows. */
export function StageSwitch({ totals, stage, onChange }: StageSwitchProps) {
  const { board } = useStages()
  return (
    <div
      role="group"
      aria-label="Stage shown"
      className="grid w-full grid-cols-3 gap-px overflow-hidden rounded border border-rule-strong"
    >
      {board.map(({ id: one, name }) => {
        const total = totals?.find((total) => total.stage === one)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === stage}
            onClick={() => onChange(one)}
            className={classes(
              'min-h-11 cursor-pointer px-2 text-sm ring-1 ring-rule-strong',
              one === stage ? 'bg-sea font-semibold text-on-sea' : 'bg-raised hover:bg-sea-tint',
            )}
          >
            {name}{' '}
            {total && (
              <span className="text-xs tabular-nums">
                {total.count}
                {total.isMore && '+'}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
