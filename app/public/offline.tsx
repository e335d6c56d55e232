import { page } from '#app/document/page.server.tsx'
import { offlineWords } from '#content/unreached-words.ts'
import { brand, openingHours } from '#config/brand.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { GaugeStrip } from './parts/offline/gauge-strip.tsx'

/** Answered by the service worker under any address, without script: what it says must hold with plain HTML. */
export const loader = page(() => <OfflinePage />, { isStill: true })

function OfflinePage() {
  const { title, text, again, home, telephone, alt } = offlineWords
  return (
    <Container className="grid items-center gap-10 pt-10 pb-24 md:grid-cols-12 md:pt-20">
      <div className="md:col-span-5">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-5 max-w-[46ch] text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          {/* A query alone keeps the path that was asked for. */}
          <a href="?" className={buttonClasses({ variant: 'primary' })}>
            {again}
          </a>
          <a href="/" className={buttonClasses({ variant: 'secondary' })}>
            {home}
          </a>
        </div>
        <p className="mt-8 max-w-[46ch]">
          {telephone}: <a href={brand.phone.href}>{brand.phone.label}</a>, {openingHours.label}.
        </p>
      </div>
      <GaugeStrip alt={alt} className="md:col-span-7" />
    </Container>
  )
}
