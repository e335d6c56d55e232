import { Link } from '#ui/link.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import type { QuestionRow } from './rows.server.ts'

interface Props {
  id: string
  title: string
  intro: string
  rows: QuestionRow[]
  /** Whether the rows hold whole answers: open from the start. */
  isWhole: boolean
  /** The words of the way to a whole answer. */
  whole: string
}

const answerLink = 'inline-flex min-h-11 items-center text-sea underline underline-offset-4'

/** A subject and its questions. Each opens on the first sentence of its answer; `app/islands/answers.ts` puts the whole in its place. */
export function QuestionGroup({ id, title, intro, rows, isWhole, whole }: Props) {
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        <Link
          to={`/qa/${id}`}
          className="inline-flex items-center underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current touch:min-h-11"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-2 max-w-text text-slate">{intro}</p>
      <ul className="mt-4 border-t border-ink">
        {rows.map(({ id, question, answer, path }) => (
          <li
            key={id}
            id={id}
            className="border-b border-rule target:bg-sea-tint target:shadow-[0_0_0_0.5rem_var(--sea-tint)]"
          >
            <details open={isWhole}>
              <summary className="unfolds min-h-11 gap-5 py-3 pr-2">
                <h3 className="text-lg leading-snug">{question}</h3>
              </summary>
              <div className="pb-4">
                {answer && <Paragraphs text={answer} className="max-w-text space-y-4" />}
                {!isWhole && (
                  <p>
                    <Link to={path} data-whole className={answerLink}>
                      {whole}
                    </Link>
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
