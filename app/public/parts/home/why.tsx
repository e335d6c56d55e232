import type { home } from '#content/home.ts'
import { Container } from '#ui/section.tsx'

export function Why({ title, intro, points, checkLabel }: typeof home.why) {
  return (
    <section id="why" aria-labelledby="why-title" className="mt-14 bg-sunk py-12 md:mt-28 md:py-24">
      <Container>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 id="why-title" className="max-w-[20ch] text-3xl md:col-span-7">
            {title}
          </h2>
          <p className="text-lg md:col-span-5">{intro}</p>
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-6 md:mt-12 md:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="flex flex-col border-t border-ink pt-4">
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-2 mb-4">{point.text}</p>
              <p className="mt-auto border-l-2 border-sea pl-4 text-base">
                <span className="block font-mono text-sm text-slate">{checkLabel}</span>
                {point.check}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
