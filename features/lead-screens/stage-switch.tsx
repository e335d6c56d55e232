import { classes } from '#ui/classes.ts'
import type { StageTotal } from '#features/leads/lead-answer.schema.ts'
import { stageNames, boardStages, type BoardStage } from '#features/leads/stages.ts'

interface StageSwitchProps {
  totals: StageTotal[] | undefined
  stage: BoardStage
  onChange: (stage: BoardStage) => void
}

/** On a phone: which stage of the board shows. */
export function StageSwitch({ totals, stage, onChange }: StageSwitchProps) {
  return (
    <div
      role="group"
      aria-label="Stage shown"
      className="grid w-full grid-cols-3 gap-px overflow-hidden rounded border border-rule-strong bg-rule-strong"
    >
      {boardStages.map((one) => {
        const total = totals?.find((total) => total.stage === one)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === stage}
            onClick={() => onChange(one)}
            className={classes(
              'min-h-11 cursor-pointer px-2 text-sm',
              one === stage ? 'bg-sea font-semibold text-on-sea' : 'bg-raised hover:bg-sea-tint',
            )}
          >
            {stageNames[one]}{' '}
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
