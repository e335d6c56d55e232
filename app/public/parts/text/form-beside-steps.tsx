import type { ReactNode } from 'react'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  intro: string
  formTitle: string
  form: ReactNode
  steps: { title: string; items: readonly { title: string; text: string }[] }
  /** Below the steps. */
  children?: ReactNode
}

/** A page that asks for something: what it is for, the form, and what happens then. */
export function FormBesideSteps({ title, intro, formTitle, form, steps, children }: Props) {
  return (
    <Container className="grid gap-x-12 gap-y-10 pt-6 pb-16 md:pt-10 md:pb-22 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-5">
        <h1 className="max-w-[14ch] text-4xl">{title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg">{intro}</p>
      </div>
      <section
        id="form"
        aria-labelledby="form-title"
        className="scroll-mt-20 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="form-title" className="mb-5 border-t border-ink pt-4 text-xl">
          {formTitle}
        </h2>
        {form}
      </section>
      <section aria-labelledby="steps" className="lg:col-span-5">
        <h2 id="steps" className="border-t border-ink pt-4 text-xl">
          {steps.title}
        </h2>
        <ol className="mt-2">
          {steps.items.map((step, i) => (
            <li key={step.title} className="flex gap-4 border-b border-rule py-4 last:border-0">
              <span aria-hidden="true" className="w-6 shrink-0 font-mono text-sm leading-7 text-sea">
                {i + 1}
              </span>
              <div>
                <h3 className="text-base font-semibold">{step.title}</h3>
                <p className="mt-1 max-w-[48ch] text-base text-slate">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {children}
      </section>
    </Container>
  )
}
