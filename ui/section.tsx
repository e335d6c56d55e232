import { classes } from './classes.ts'

export function Container({ className, children }: { className?: string; children: React.ReactNode }) {
  return <div className={classes('mx-auto w-full max-w-page px-5 md:px-8', className)}>{children}</div>
}

interface SectionProps {
  id?: string
  title: string
  /** A few words over the title, as on a drawing. */
  kicker?: string
  intro?: React.ReactNode
  tone?: 'paper' | 'sunk' | 'sea'
  /** Stands right of the title: a link to all of it. */
  action?: React.ReactNode
  children?: React.ReactNode
}

const tones = {
  paper: '',
  sunk: 'bg-sunk',
  sea: 'bg-sea-tint',
}

/** A part of a page: a rule from edge to edge of the sheet, the title left, the intro in its measure. */
export function Section({ id, title, kicker, intro, tone = 'paper', action, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className={classes('py-14 md:py-22 print:py-5', tones[tone])}
    >
      <Container>
        <header className="grid gap-x-8 gap-y-3 border-t border-ink pt-5 md:grid-cols-12">
          {kicker && <p className="font-mono text-xs leading-5 text-slate md:col-span-3 md:pt-2">{kicker}</p>}
          <div className={kicker ? 'md:col-span-9' : 'md:col-span-12'}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
              <h2 id={id && `${id}-title`} className="max-w-[24ch] text-3xl">
                {title}
              </h2>
              {action}
            </div>
            {intro && <div className="mt-4 max-w-text text-lg text-slate">{intro}</div>}
          </div>
        </header>
        {children && <div className="mt-8 md:mt-12 print:mt-6">{children}</div>}
      </Container>
    </section>
  )
}
