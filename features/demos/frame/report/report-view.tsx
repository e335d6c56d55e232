import { BarChart } from '#ui/bar-chart.tsx'
import { classes } from '#ui/classes.ts'
import { Plot } from '#ui/plot.tsx'
import { BridgeView } from './bridge-view.tsx'
import { barFigure } from './figures-in-words.ts'
import { ChecksLine, ChecksView } from './checks-view.tsx'
import { PictureView } from './picture-view.tsx'
import { ReportTable } from './report-table.tsx'
import type { Block, Figure, Report } from './report.ts'

const tones = { ok: 'text-ok', warn: 'text-warn', alarm: 'text-signal-strong' }

/** The result in one sentence, and how the data stood up to the method's assumptions. */
export function Verdict({ report: { headline, checks } }: { report: Report }) {
  return (
    <>
      <p
        aria-live="polite"
        className="max-w-[46ch] font-heading text-lg leading-snug font-semibold text-balance sm:text-2xl"
      >
        {headline}
      </p>
      {checks && <ChecksLine checks={checks} />}
    </>
  )
}

export function MainBlock({ block }: { block: Block }) {
  return (
    <section id={block.id} aria-label={block.title} className="min-w-0 scroll-mt-6 sm:mt-4">
      <BlockView block={block} />
      {block.note && <p className="mt-1 max-w-text text-sm text-slate">{block.note}</p>}
    </section>
  )
}

/** More of them stand in rows of three, so that none is left alone in a second one. */
const inOneRow = 5
/** Characters of a figure that fit into the fifth of a row; a longer one, such as a range, would break. */
const mostInAFifth = 10

/** The figures in a row, or in a narrow column beside a picture. */
export function Dials({ figures, isColumn = false }: { figures: Figure[]; isColumn?: boolean }) {
  const fitOneRow = figures.length <= inOneRow && figures.every(({ value }) => value.length <= mostInAFifth)
  return (
    <dl
      className={classes(
        'grid grid-cols-2 border-t border-rule sm:grid-cols-3',
        isColumn
          ? 'mt-6 xl:mt-13 xl:min-w-36 xl:flex-1 xl:grid-cols-1 xl:self-start'
          : classes(
              'mt-6',
              fitOneRow && 'lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] print:grid-cols-5',
            ),
      )}
    >
      {figures.map((figure) => (
        <Dial key={figure.label} {...figure} isPlain={isColumn || !fitOneRow} isColumn={isColumn} />
      ))}
    </dl>
  )
}

/** What limits the result. */
export function ReportLimits({ report: { warnings, checks } }: { report: Report }) {
  return (
    <>
      {warnings?.map((warning) => (
        <p key={warning} className="mt-3 max-w-text border-l-4 border-warn bg-warn-tint px-4 py-2 text-sm">
          {warning}
        </p>
      ))}
      {checks && <ChecksView checks={checks} />}
    </>
  )
}

function Dial({
  label,
  value,
  basis,
  tone,
  isColumn,
  isPlain,
}: Figure & { isColumn: boolean; isPlain: boolean }) {
  return (
    <div
      className={classes(
        'border-b border-rule pr-4',
        value.length > mostInAFifth && 'max-sm:col-span-2',
        isColumn ? 'py-3' : 'py-4',
        'print:py-2',
        !isPlain && 'lg:border-r lg:pl-4 lg:first:pl-0 lg:last:border-r-0',
      )}
    >
      <dt className="font-mono text-xs text-slate">{label}</dt>
      <dd>
        <span
          className={classes(
            'mt-1 block font-heading text-2xl font-semibold tracking-tight tabular-nums',
            tone && tones[tone],
          )}
        >
          {value}
        </span>
        {basis && <span className="mt-1 block text-xs text-slate">{basis}</span>}
      </dd>
    </div>
  )
}

export function ReportMeaning({ report }: { report: Report }) {
  return (
    <section aria-labelledby="meaning" className="mt-8 border-l-2 border-sea pl-5">
      <h2 id="meaning" className="text-xl">
        What it means
      </h2>
      <ul className="mt-3 max-w-text space-y-2">
        {report.meaning.map(({ text, block }) => (
          <li key={text}>
            {text}
            {block && (
              <>
                {' '}
                <a
                  href={`#${block}`}
                  className="text-sm whitespace-nowrap text-sea underline underline-offset-4 touch:-my-2.5 touch:inline-flex touch:min-h-11 touch:items-center print:hidden!"
                >
                  Show it
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {report.links && report.links.length > 0 && (
        <div className="mt-4 print:hidden">
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {report.links.map(({ to, label }) => (
              <a
                key={to}
                href={to}
                rel="nofollow"
                className="font-semibold text-sea underline underline-offset-4 touch:inline-flex touch:min-h-11 touch:items-center"
              >
                {label}
              </a>
            ))}
          </p>
          <p className="mt-1 max-w-text text-sm text-slate">
            A calculator opens with these figures filled in, for you to change. They stand in its address, and
            nothing else of your data.
          </p>
        </div>
      )}
    </section>
  )
}

export function ReportBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-12 xl:grid-cols-2 print:mt-0 print:block print:*:mt-6">
      {blocks.map((block) => (
        <section
          key={block.id}
          id={block.id}
          aria-label={block.title}
          className={classes(
            'min-w-0 scroll-mt-6 border-t border-ink pt-4',
            block.width !== 'half' && 'xl:col-span-2',
            block.kind !== 'table' && 'break-inside-avoid',
          )}
        >
          <BlockView block={block} />
          {block.note && <p className="mt-2 max-w-text text-sm text-slate">{block.note}</p>}
        </section>
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'plot') return <Plot spec={block.plot} />
  if (block.kind === 'table') return <ReportTable block={block} />
  if (block.kind === 'picture') return <PictureView block={block} />
  if (block.kind === 'bridge') return <BridgeView block={block} />
  return (
    <BarChart
      title={block.title}
      labelHeading={block.labelHeading}
      labels={block.labels}
      series={block.series}
      format={barFigure(block)}
    />
  )
}
