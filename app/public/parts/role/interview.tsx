import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  intro: string
  answer: string
  questions: { question: string; answer: string }[]
}

/** Questions with what a good answer holds, side by side. */
export function Interview({ title, intro, answer, questions }: Props) {
  return (
    <section aria-labelledby="interview" className="mt-20 bg-sea-tint py-14 md:mt-28 md:py-20">
      <Container>
        <h2 id="interview" className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 max-w-text">{intro}</p>
        <ol className="mt-8 border-t border-ink">
          {questions.map((entry, i) => (
            <li
              key={entry.question}
              className="grid gap-x-8 gap-y-2 border-b border-rule-strong py-5 md:grid-cols-12"
            >
              <h3 className="flex gap-4 text-lg leading-snug md:col-span-6">
                <span
                  aria-hidden="true"
                  className="w-5 shrink-0 font-mono text-sm leading-6 font-normal text-slate"
                >
                  {i + 1}
                </span>
                {entry.question}
              </h3>
              <p className="max-md:pl-9 text-base md:col-span-6">
                <span className="block text-sm text-slate">{answer}</span>
                {entry.answer}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
