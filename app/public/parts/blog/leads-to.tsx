import { Entries, type Entry } from '#app/public/parts/lists/entries.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { title: string; solutions: string; useCases: string; roles: string }
  solutions: Entry[]
  useCases: Entry[]
  roles: Entry[]
}

/** The solutions, use cases and roles to which an article belongs. */
export function LeadsTo({ words, solutions, useCases, roles }: Props) {
  const groups = [
    { label: words.solutions, entries: solutions },
    { label: words.useCases, entries: useCases },
    { label: words.roles, entries: roles },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <section aria-labelledby="leads-to" className="pt-16 md:pt-24">
      <Container>
        <h2 id="leads-to" className="text-2xl">
          {words.title}
        </h2>
        <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-3">
          {groups.map(({ label, entries }) => (
            <div key={label}>
              <p className="font-mono text-xs text-slate">{label}</p>
              <Entries entries={entries} />
            </div>
          ))}
        </div>
      </Container>
    </section>
  )
}
