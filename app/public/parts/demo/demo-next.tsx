import { Link } from '#ui/link.tsx'
import { Entries, type Entry } from '#app/public/parts/lists/entries.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { title: string; text: string; solution: string }
  solution: { path: string }
  /** Of the list of other demos. */
  title: string
  others: Entry[]
}

export function DemoNext({ words, solution, title, others }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-10 py-16 md:py-24 lg:grid-cols-12 print:hidden">
      <section aria-labelledby="next" className="lg:col-span-5">
        <h2 id="next" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-4 max-w-text">{words.text}</p>
        <p className="mt-4">
          <Link to={solution.path}>{words.solution}</Link>
        </p>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others" className="lg:col-span-6 lg:col-start-7">
          <h2 id="others" className="text-2xl">
            {title}
          </h2>
          <Entries entries={others} />
        </section>
      )}
    </Container>
  )
}
