import { carousel } from '#config/constants.ts'
import type { ClientLogo } from '#content/client-logos.ts'
import { Carousel } from '#ui/carousel.tsx'
import { island } from '#ui/island.server.tsx'
import { Container } from '#ui/section.tsx'

const Slides = island('carousel', Carousel, 'near')

interface Props {
  title: string
  /** That the firms are invented, if they are. */
  note: string | undefined
  logos: readonly ClientLogo[]
}

/** One colour, one height: the firms' marks as a strip. */
export function ClientLogos({ title, note, logos }: Props) {
  return (
    <section aria-labelledby="logos-title" className="pt-12 md:pt-28">
      <Container>
        <div className="grid items-center gap-x-8 gap-y-3 border-y border-rule py-5 md:py-8 lg:grid-cols-12">
          <div className="text-slate lg:col-span-3">
            <h2 id="logos-title" className="font-sans text-base font-normal tracking-normal">
              {title}
            </h2>
            {note && <p className="mt-1 text-sm">{note}</p>}
          </div>
          <Slides
            label="Clients"
            autoplayMs={carousel.logoIntervalMs}
            controls="pause"
            className="flex min-w-0 items-center *:first:min-w-0 *:first:grow *:last:mt-0 lg:col-span-9"
          >
            {logos.map(({ slug, name, width, height, href }) => (
              <svg
                key={slug}
                role="img"
                aria-label={name}
                viewBox={`0 0 ${width} ${height}`}
                className="h-6 max-w-full md:h-5 lg:h-6"
              >
                <use href={href} />
              </svg>
            ))}
          </Slides>
        </div>
      </Container>
    </section>
  )
}
