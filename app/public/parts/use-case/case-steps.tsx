import { Container } from '#ui/section.tsx'

/** Steps written "Name: explanation", in order. */
export function CaseSteps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section aria-labelledby="steps" className="pt-16 md:pt-24">
      <Container>
        <h2 id="steps" className="text-3xl">
          {title}
        </h2>
        <ol className="mt-8 border-t border-ink md:mt-10">
          {steps.map((step, i) => (
            <li
              key={step}
              className="grid grid-cols-[2.5rem_1fr] gap-x-2 gap-y-1 border-b border-rule py-5 md:grid-cols-12 md:gap-x-8"
            >
              <span aria-hidden="true" className="font-mono text-sm leading-7 text-slate md:col-span-1">
                {i + 1}
              </span>
              <h3 className="text-xl md:col-span-3">{step.slice(0, step.indexOf(':'))}</h3>
              <p className="col-start-2 max-w-text text-balance md:col-span-8 md:col-start-auto">
                {explanationOf(step)}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

/** It stands alone here, so it starts with a capital. */
function explanationOf(step: string) {
  const text = step.slice(step.indexOf(':') + 1).trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
