import { Container } from '#ui/section.tsx'

/** Rules of the house: names large at the left, what follows from each at the right. */
export function Principles({ title, items }: { title: string; items: { name: string; text: string }[] }) {
  return (
    <section aria-labelledby="principles" className="bg-sea-tint py-14 md:py-22">
      <Container>
        <h2 id="principles" className="text-3xl">
          {title}
        </h2>
        <dl className="mt-8 border-t border-ink md:mt-12">
          {items.map(({ name, text }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 border-b border-rule-strong py-5 md:grid-cols-12">
              <dt className="font-heading text-xl leading-snug font-semibold md:col-span-5">{name}</dt>
              <dd className="max-w-text md:col-span-7">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
