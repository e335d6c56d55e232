import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  text: string
  steps: { at: string; text: string }[]
  after: string
}

/** A morning by the clock, along one line. */
export function VisitPlan({ title, text, steps, after }: Props) {
  return (
    <section aria-labelledby="visit" className="bg-sea-tint py-14 md:py-22">
      <Container className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 id="visit" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg">{text}</p>
        </div>
        <ol className="relative before:absolute before:top-3 before:bottom-3 before:left-[4.25rem] before:w-px before:bg-sea md:col-span-7">
          {steps.map((step) => (
            <li key={step.at} className="relative grid grid-cols-[3.5rem_1fr] gap-x-7 pb-6">
              <span className="font-mono text-sm leading-7 tabular-nums text-sea">{step.at}</span>
              <span
                aria-hidden="true"
                className="absolute top-2 left-[calc(4.25rem-5px)] size-[11px] rounded-full border-2 border-sea bg-paper"
              />
              <span className="max-w-text text-balance">{step.text}</span>
            </li>
          ))}
          <li className="grid grid-cols-[3.5rem_1fr] gap-x-7">
            <span />
            <strong>{after}</strong>
          </li>
        </ol>
      </Container>
    </section>
  )
}
