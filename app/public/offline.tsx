import { page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { GaugeStrip } from './parts/offline/gauge-strip.tsx'

/** Answered by the service worker under any address, without script: what it says must hold with plain HTML. */
export const loader = page(() => <OfflinePage />, { isStill: true })

function OfflinePage() {
  return (
    <Container className="grid items-center gap-10 pt-10 pb-24 md:grid-cols-12 md:pt-16">
      <div className="md:col-span-5">
        <h1 className="text-4xl">No connection</h1>
        <p className="mt-5 max-w-[46ch] text-lg">
          Your device can’t reach us just now. The page loads by itself when the connection is back.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          {/* A query alone keeps the path that was asked for. */}
          <a href="?" className={buttonClasses({ variant: 'primary' })}>
            Try again
          </a>
          <a href="/" className={buttonClasses({ variant: 'secondary' })}>
            Return Home
          </a>
        </div>
        <p className="mt-8 max-w-[46ch]">
          The telephone works without us: <a href={brand.phone.href}>{brand.phone.label}</a>,{' '}
          {brand.openingHours.label}.
        </p>
      </div>
      <GaugeStrip className="md:col-span-7" />
    </Container>
  )
}
