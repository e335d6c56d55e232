import { Link } from 'react-router'
import { Paragraphs } from '#app/public/paragraphs.tsx'

interface Entry {
  id: string
  question: string
  answer: string
  see: { path: string; title: string }[]
}

interface Props {
  id: string
  title: string
  intro: string
  entries: Entry[]
  words: { link: string; see: string }
  isOpen: boolean
}

/** A subject and its questions. An answer's anchor lies inside its fold: the browser opens it for an address that names it. */
export function FaqGroupList({ id, title, intro, entries, words, isOpen }: Props) {
  return (
    <section aria-labelledby={id} className="mb-14">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-text text-slate">{intro}</p>
      <div className="mt-4 border-t border-ink">
        {entries.map((entry) => (
          <details key={`${entry.id} ${isOpen}`} open={isOpen} className="group/faq border-b border-rule">
            <summary className="flex list-none items-start justify-between gap-4 py-3.5 after:font-mono after:text-lg after:leading-snug after:text-slate after:content-['+'] group-open/faq:after:content-['–'] hover:text-sea">
              <h3 className="text-lg leading-snug">{entry.question}</h3>
            </summary>
            <div id={entry.id} className="scroll-mt-24 pb-6">
              <Paragraphs text={entry.answer} className="max-w-text space-y-4" />
              <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
                {entry.see.map(({ path, title }) => (
                  <Link
                    key={path}
                    to={path}
                    className="inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline md:min-h-8"
                  >
                    <span className="sr-only">{words.see}: </span>
                    {title}
                  </Link>
                ))}
                <a
                  href={`#${entry.id}`}
                  className="inline-flex min-h-11 items-center text-slate underline-offset-4 hover:text-sea hover:underline md:min-h-8"
                >
                  {words.link}
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
