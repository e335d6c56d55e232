import { Link } from '#ui/link.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'

interface Props {
  entries: { id: string; question: string; answer: string; see: { path: string; title: string }[] }[]
  words: { link: string; see: string }
}

const small = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline touch:min-h-11'

/** Questions with their whole answers, each with its anchor and the pages that go further. */
export function AnswerList({ entries, words }: Props) {
  return entries.map(({ id, question, answer, see }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="border-t border-rule pt-6 pb-5 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="max-w-text scroll-mt-6 text-xl leading-snug target:text-sea">
        {question}
      </h2>
      <Paragraphs text={answer} className="mt-3 max-w-text space-y-4" />
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {see.map(({ path, title }) => (
          <Link key={path} to={path} className={`${small} text-sea`}>
            <span className="sr-only">{words.see}: </span>
            {title}
          </Link>
        ))}
        <a href={`#${id}`} className={`${small} text-slate hover:text-sea`}>
          {words.link}
        </a>
      </p>
    </section>
  ))
}
