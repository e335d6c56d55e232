import { type Loaded, page } from '#app/document/page.server.tsx'
import { sourcesPageOf } from '#content/sources-page.ts'
import { Link } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'

const load = () => sourcesPageOf()

export const loader = page(() => <SourcesPage data={load()} />)

function SourcesPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, estimates, published } = data
  return (
    <article className="pb-20 md:pb-28">
      <Container className="grid gap-x-8 gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <h1 className="text-4xl lg:col-span-12">{title}</h1>
        <p className="max-w-text text-lg lg:col-span-9">{intro}</p>
      </Container>
      <Container className="mt-14 md:mt-20">
        <section id="estimates" aria-labelledby="estimates-title">
          <h2 id="estimates-title" className="border-t border-ink pt-5 text-3xl">
            {estimates.title}
          </h2>
          <p className="mt-5 max-w-text">{estimates.text}</p>
          <dl className="mt-6 border-t border-rule">
            {estimates.kinds.map(({ name, text }) => (
              <div key={name} className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-9">
                <dt className="font-heading text-lg leading-snug font-semibold md:col-span-3">{name}</dt>
                <dd className="max-w-text text-balance md:col-span-6">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-text">{estimates.use}</p>
          <p className="mt-4 max-w-text">{estimates.price}</p>
        </section>
      </Container>
      <Container className="mt-14 md:mt-20">
        <section id="published" aria-labelledby="published-title">
          <h2 id="published-title" className="border-t border-ink pt-5 text-3xl">
            {published.title}
          </h2>
          <p className="mt-5 max-w-text">{published.text}</p>
          <ul className="mt-6 border-t border-rule">
            {published.rows.map(({ id, by, title, published: where, says, used }) => (
              <li
                key={id}
                id={id}
                className="grid scroll-mt-6 gap-x-8 gap-y-2 border-b border-rule py-5 target:bg-sunk md:grid-cols-9"
              >
                <div className="md:col-span-4">
                  <h3 className="text-lg leading-snug">
                    <cite className="not-italic">{title}</cite>
                  </h3>
                  <p className="mt-1 text-sm text-slate">
                    {by}, {where}.
                  </p>
                </div>
                <div className="max-w-text md:col-span-5">
                  <p>{says}</p>
                  {used.length > 0 && (
                    <p className="mt-2 text-sm">
                      {published.used}:{' '}
                      {used.map(({ to, label }, i) => (
                        <span key={to}>
                          {i > 0 && '; '}
                          <Link to={to}>{label}</Link>
                        </span>
                      ))}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </article>
  )
}
