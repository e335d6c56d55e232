import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  items: { at: string; text: string }[]
  after: string
}

/** From the request to the first day along one line, each step with its time. */
export function HiringSteps({ title, items, after }: Props) {
  return (
    <section aria-labelledby="steps" className="bg-sea-tint py-14 md:py-20">
      <Container className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 id="steps" className="max-w-[16ch] text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg">{after}</p>
        </div>
        <ol className="relative before:absolute before:top-3 before:bottom-8 before:left-[5px] before:w-px before:bg-sea md:col-span-7">
          {items.map(({ at, text }) => (
            <li key={at} className="relative grid gap-x-6 gap-y-1 pb-6 pl-8 sm:grid-cols-[8.5rem_1fr]">
              <span
                aria-hidden="true"
                className="absolute top-2 left-0 size-[11px] rounded-full border-2 border-sea bg-paper"
              />
              <span className="font-mono text-sm leading-7 text-sea first-letter:uppercase">{at}</span>
              <span className="max-w-text text-balance">{text}</span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
