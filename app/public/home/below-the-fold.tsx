import { ContactSection } from '#features/contact/contact-section.tsx'
import type { Route } from '../+types/home'
import { AiPartner } from './ai-partner.tsx'
import { ClosingCall } from '#app/public/closing-call.tsx'
import { ClientLogos } from './client-logos.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { UseCaseCarousel } from './use-case-carousel.tsx'
import { Why } from './why.tsx'

type Props = Pick<
  Route.ComponentProps['loaderData'],
  'how' | 'video' | 'logos' | 'partner' | 'why' | 'cases' | 'callToAction'
>

/** What a visitor scrolls to: in the page from the start, its code only then. */
export function BelowTheFold({ how, video, logos, partner, why, cases, callToAction }: Props) {
  return (
    <>
      <HowItWorks how={how} video={video} />
      <ClientLogos {...logos} />
      <AiPartner {...partner} />
      <Why {...why} />
      <UseCaseCarousel {...cases} />
      <ClosingCall {...callToAction} to="/ai-readiness-assessment" />
      <ContactSection page="/" />
    </>
  )
}
