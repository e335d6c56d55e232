import type { calculatorPageOf } from '#content/resource-page.ts'
import { Container } from '#ui/section.tsx'
import { ClosingCall } from '#app/public/parts/links/closing-call.tsx'
import { EntrySection } from '#app/public/parts/lists/entries.tsx'
import { Further } from '#app/public/parts/links/further.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'

type Props = ReturnType<typeof calculatorPageOf> & { children: React.ReactNode }

/** What stands around each calculator: what it is for, what its figure says, and where it misleads. */
export function CalculatorView({ words, title, intro, means, misleads, children, ...related }: Props) {
  const { solutions, useCases, questions, guides, others } = related
  return (
    <>
      <Container className="pt-8 md:pt-12 print:pt-4">
        <header className="grid gap-x-8 gap-y-4 pb-8 md:pb-10 print:gap-y-2 print:pb-5 lg:grid-cols-12 lg:items-end">
          <h1 className="text-4xl lg:col-span-5 print:text-3xl">{title}</h1>
          <p className="max-w-text text-lg lg:col-span-7 print:text-base">{intro}</p>
        </header>
        {children}
        <section aria-labelledby="means" className="mt-14">
          <h2 id="means" className="text-2xl">
            {means.title}
          </h2>
          <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
            {means.text.map((text) => (
              <p key={text} className="max-w-text">
                {text}
              </p>
            ))}
          </div>
        </section>
        <section aria-labelledby="misleads" className="mt-14">
          <h2 id="misleads" className="mb-4 text-2xl">
            {misleads.title}
          </h2>
          <TermList lines={misleads.lines} />
        </section>
      </Container>
      <Container className="grid gap-x-8 gap-y-14 pt-16 md:grid-cols-2 md:pt-24 print:hidden">
        <EntrySection id="against" title={words.related.solutions} entries={solutions} />
        <EntrySection id="worked-out" title={words.related.useCases} entries={useCases} />
        <EntrySection id="others" title={words.related.calculators} entries={others} />
        <div className="space-y-14">
          <Further id="questions" title={words.related.questions} links={questions} />
          <Further id="guides" title={words.related.guides} links={guides} />
        </div>
      </Container>
      <ClosingCall {...words.action} action={words.action.label} to="/contact" isLast />
    </>
  )
}
