import { Link } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  steps: { title: string; text: string; links: { slug: string; title: string }[] }[]
}

const rises = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', 'lg:mt-0']

/** A stair: each step stands on the one before it. */
export function Order({ title, steps }: Props) {
  return (
    <section aria-labelledby="order" className="pt-20 md:pt-28">
      <Container>
        <h2 id="order" className="text-3xl lg:-mb-8">
          {title}
        </h2>
        <ol className="mt-8 grid gap-y-4 md:grid-cols-2 lg:mt-0 lg:grid-cols-4">
          {steps.map(({ title, text, links }, i) => (
            <li
              key={title}
              className={`border-t border-ink pt-4 pr-6 lg:border-l pb-6 lg:pl-5 ${rises[i] ?? ''}`}
            >
              <h3 className="text-xl">
                <span aria-hidden="true" className="mr-3 font-mono text-sm font-normal text-slate">
                  {i + 1}
                </span>
                {title}
              </h3>
              <p className="mt-3 text-base">{text}</p>
              <ul className="mt-3 text-sm">
                {links.map((link) => (
                  <li key={link.slug}>
                    <Link
                      to={`/solutions/${link.slug}`}
                      className="text-sea underline-offset-4 hover:underline inline-flex min-h-7 items-center touch:min-h-11"
                    >
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
