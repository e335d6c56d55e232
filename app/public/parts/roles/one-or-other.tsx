import { Link } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  pairs: { roles: { slug: string; title: string }[]; text: string }[]
}

/** Titles that are taken for each other, and how to tell them apart. */
export function OneOrOther({ title, pairs }: Props) {
  return (
    <section aria-labelledby="confused" className="mt-8 bg-sunk py-14 md:py-20">
      <Container>
        <h2 id="confused" className="text-3xl">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
          {pairs.map(({ roles, text }) => (
            <li key={text} className="border-t border-ink pt-4">
              <h3 className="text-lg leading-snug">
                {roles.map(({ slug, title }, i) => (
                  <span key={slug}>
                    {i > 0 && <span className="font-normal text-slate"> or </span>}
                    <Link
                      to={`/ai-roles/${slug}`}
                      className="underline decoration-rule-strong underline-offset-4 hover:text-sea touch:inline-block touch:py-2.5"
                    >
                      {title}
                    </Link>
                  </span>
                ))}
              </h3>
              <p className="mt-2 text-base">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
