import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  intro: string
  week: string
  weeks: { title: string; text: string }[]
}

const days = Array.from({ length: 7 }, (_, i) => i * 10)

/** Four weeks along one line of days: across the page where there is room, down it on a phone. */
export function FirstDays({ title, intro, week, weeks }: Props) {
  return (
    <section aria-labelledby="days" className="pt-20 md:pt-28">
      <Container>
        <div className="grid gap-x-8 gap-y-3 md:grid-cols-12">
          <h2 id="days" className="text-3xl md:col-span-6">
            {title}
          </h2>
          <p className="md:col-span-6">{intro}</p>
        </div>
        <ol className="mt-8 grid md:mt-10 lg:grid-cols-4">
          {weeks.map((entry, i) => (
            <li
              key={entry.title}
              className="max-lg:border-l max-lg:border-ink max-lg:pb-8 max-lg:pl-5 max-lg:last:pb-0"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 70 12"
                preserveAspectRatio="none"
                className="h-3 w-full max-lg:hidden"
              >
                <path
                  d={`M0 12H70${days.map((day) => `M${day} 12V${day ? 7 : 0}`).join('')}`}
                  className="stroke-ink"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <p className="font-mono text-sm text-slate lg:mt-3">
                {week} {i + 1}
              </p>
              <h3 className="mt-2 text-xl lg:pr-6">{entry.title}</h3>
              <p className="mt-2 text-base lg:pr-6">{entry.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
