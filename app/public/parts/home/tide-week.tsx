import { heroNarrow, heroWide } from '#assets/pictures/scenes/hero-instruments.ts'
import type { Instruments } from '#assets/pictures/scenes/hero-instruments.ts'
import type { home } from '#content/home.ts'
import { timeBefore, workingsAt } from './week-workings.ts'

type Words = typeof home.hero.week

/** What moves over the hero's drawing: the place of a mark on its tide, and the slider that a hand moves it by. Filled by `app/islands/works-week.ts`. */
export function TideWeek({ label }: Pick<Words, 'label'>) {
  return (
    <>
      <Sheet name="wide" {...heroWide} className="max-md:hidden" />
      <Sheet name="narrow" {...heroNarrow} className="md:hidden" />
      <input
        type="range"
        min={heroWide.tide.from}
        max={0}
        step={1}
        defaultValue={0}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={timeBefore(0)}
        hidden
        style={{ ...placed('narrow', heroNarrow), ...placed('wide', heroWide) }}
        className="slider-bare absolute left-[calc(var(--narrow-left)-0.5rem)] top-(--narrow-top) z-10 h-(--narrow-height) min-h-11 w-[calc(var(--narrow-width)+1rem)] cursor-ew-resize touch-pan-y md:left-[calc(var(--wide-left)-0.5rem)] md:top-(--wide-top) md:h-(--wide-height) md:w-[calc(var(--wide-width)+1rem)]"
      />
    </>
  )
}

function Sheet({ name, sheet, className }: Instruments & { name: string; className: string }) {
  return (
    <svg
      data-sheet={name}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 size-full will-change-transform ${className}`}
    />
  )
}

/** From the level of springs to the ends of the rule's ticks, in percent of the sheet. */
function placed(name: 'wide' | 'narrow', { sheet, tide }: Instruments) {
  const top = tide.datum - 5 * tide.metre
  return {
    [`--${name}-left`]: `${(tide.x / sheet.width) * 100}%`,
    [`--${name}-top`]: `${(top / sheet.height) * 100}%`,
    [`--${name}-width`]: `${(tide.width / sheet.width) * 100}%`,
    [`--${name}-height`]: `${((tide.datum + 12 - top) / sheet.height) * 100}%`,
  }
}

/** The sums behind the drawing, under it; phones have the ledger in the drawing alone. */
export function WeekWorkings({ tide, oee, bearing, hint }: Omit<Words, 'label'>) {
  const now = workingsAt(0)
  return (
    <div className="flex flex-wrap items-baseline gap-x-10 gap-y-1 px-5 pb-5 text-sm text-slate max-md:hidden md:px-(--margin)">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {(
          [
            ['tide', tide],
            ['oee', oee],
            ['bearing', bearing],
          ] as const
        ).map(([id, term]) => (
          <div key={id} className="flex gap-3">
            <dt>{term}</dt>
            <dd data-sum={id} className="font-mono whitespace-pre text-ink tabular-nums">
              {now[id]}
            </dd>
          </div>
        ))}
      </dl>
      {/* Its place is kept, so that nothing moves when the script shows it. */}
      <p data-hint className="invisible">
        {hint}
      </p>
    </div>
  )
}
