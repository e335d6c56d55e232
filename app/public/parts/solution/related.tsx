import { EntrySection, type Entry } from '#app/public/parts/lists/entries.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { related: { title: string; all: string }; roles: { title: string; all: string } }
  useCases: Entry[]
  roles: Entry[]
}

/** Where it is used, and who builds it: side by side, on a wide screen in the margin. */
export function Related({ words: { related, roles: builders }, useCases, roles }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-14 pt-20 pb-20 md:grid-cols-12 md:pt-28">
      <EntrySection
        id="related"
        title={related.title}
        all={{ to: '/usecases', label: related.all }}
        entries={useCases}
        className="md:col-span-6 lg:col-span-8"
      />
      <EntrySection
        id="builders"
        title={builders.title}
        all={{ to: '/ai-roles', label: builders.all }}
        entries={roles}
        className="md:col-span-6 lg:col-span-4"
      />
    </Container>
  )
}
