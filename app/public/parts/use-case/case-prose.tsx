import { Container } from '#ui/section.tsx'

/** A heading in the margin and its paragraphs, which an empty line parts. The first is set larger. */
export function CaseProse({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id} className="pt-16 md:pt-24">
      <Container className="grid gap-x-8 gap-y-5 md:grid-cols-12">
        <h2 id={id} className="max-w-[14ch] text-2xl md:col-span-4 md:pt-1">
          {title}
        </h2>
        <div className="max-w-text space-y-5 md:col-span-8 md:*:first:text-lg">
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
    </section>
  )
}
