import { ArrowLink } from '#app/public/arrow-link.tsx'
import { Entries, type Entry } from '#app/public/entries.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { related: { title: string; all: string }; roles: { title: string; all: string } }
  useCases: Entry[]
  roles: Entry[]
}

/** Where it is used, wide, and who builds it, in the margin. */
export function Related({ words, useCases, roles }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-14 pt-20 pb-20 md:grid-cols-12 md:pt-28">
      <section aria-labelledby="related" className="md:col-span-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <h2 id="related" className="text-2xl">
            {words.related.title}
          </h2>
          <ArrowLink to="/usecases">{words.related.all}</ArrowLink>
        </div>
        <Entries entries={useCases} />
      </section>
      <section aria-labelledby="builders" className="md:col-span-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <h2 id="builders" className="text-2xl">
            {words.roles.title}
          </h2>
          <ArrowLink to="/ai-roles">{words.roles.all}</ArrowLink>
        </div>
        <Entries entries={roles} />
      </section>
    </Container>
  )
}
