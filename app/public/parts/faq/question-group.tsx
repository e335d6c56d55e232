import { Link } from '#ui/link.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import { classes } from '#ui/classes.ts'
import type { QuestionRow } from './rows.server.ts'

interface Props {
  id: string
  title: string
  intro: string
  rows: QuestionRow[]
  /** Whether the rows hold whole answers: to be read here, not a way there. */
  isWhole: boolean
}

/** A subject and its questions, each with the beginning of its answer, which leads to the whole. */
export function QuestionGroup({ id, title, intro, rows, isWhole }: Props) {
  return (
    <section aria-labelledby={id} className="mb-14">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        <Link to={`/qa/${id}`} className="underline-offset-4 hover:text-sea hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-2 max-w-text text-slate">{intro}</p>
      <ul className="mt-4 border-t border-ink">
        {rows.map(({ id, question, answer, path }) => (
          <li
            key={id}
            id={id}
            className={classes(
              'group relative border-b border-rule py-3 target:bg-sea-tint',
              !isWhole && 'gap-x-8 md:grid md:grid-cols-2',
            )}
          >
            <h3 className="leading-snug">
              <Link
                to={path}
                className={classes(
                  'underline-offset-4 group-hover:text-sea group-hover:underline',
                  !isWhole && 'after:absolute after:inset-0',
                )}
              >
                {question}
              </Link>
            </h3>
            {isWhole ? (
              <Paragraphs text={answer} className="mt-2 max-w-text space-y-4" />
            ) : (
              <p className="text-base leading-snug text-slate max-md:mt-1 max-md:line-clamp-2">{answer}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
