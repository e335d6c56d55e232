import type { home } from '#content/home.ts'
import { Container } from '#ui/section.tsx'

export function Why({ title, intro, points }: typeof home.why) {
  return (
    <section id="why" aria-labelledby="why-title" className="pt-24 md:pt-32">
      <Container>
        <h2 id="why-title" className="max-w-[22ch] text-3xl">
          {title}
        </h2>
        <p className="mt-5 max-w-[54ch] text-lg">{intro}</p>
        <dl className="mt-12">
          {points.map((point) => (
            <div key={point.title} className="grid gap-x-10 gap-y-3 border-t border-rule py-7 md:grid-cols-12">
              <dt className="font-heading text-xl font-semibold md:col-span-3">{point.title}</dt>
              <dd className="md:col-span-5">{point.text}</dd>
              <dd className="border-l-2 border-sea pl-4 text-base text-slate md:col-span-4">{point.check}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
