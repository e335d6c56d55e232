import { Container } from '#ui/section.tsx'
import type { MatcherPage } from './matcher-page.server.ts'

type Props = { words: MatcherPage['words']['method'] } & Pick<
  MatcherPage,
  'questions' | 'weights' | 'version'
>

/** The arithmetic in the open: what each question weighs, and which version of the table is in use. */
export function MatcherMethod({ words, questions, weights, version }: Props) {
  return (
    <section aria-labelledby="method" className="bg-sunk py-14 md:py-20 print:py-4">
      <Container className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-6">
          <h2 id="method" className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-4 max-w-text">{words.text}</p>
          <p className="mt-4 font-mono text-sm text-slate">
            {words.version} {version}
          </p>
        </div>
        <table className="break-inside-avoid self-start text-base md:col-span-5 md:col-start-8">
          <thead>
            <tr className="border-b border-ink text-left text-sm">
              <th scope="col" className="py-2">
                {words.question}
              </th>
              <th scope="col" className="py-2 text-right">
                {words.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ id, name }) => (
              <tr key={id} className="border-b border-rule">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 text-right font-mono tabular-nums">{weights[id]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  )
}
