import { brand } from '#config/brand.ts'
import { carousel } from '#config/constants.ts'
import { clientLogos } from '#content/client-logos.ts'
import { home } from '#content/home.ts'
import { heroSignpost, pictureOf } from '#content/pictures.ts'
import { useCaseCategories } from '#content/use-case.ts'
import { useCases } from '#content/use-cases/index.ts'
import { ContactSection } from '#features/contact/contact-section.tsx'
import type { Route } from './+types/home'
import { AiPartner } from './home/ai-partner.tsx'
import { CallToAction } from './home/call-to-action.tsx'
import { ClientLogos } from './home/client-logos.tsx'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { UseCaseCarousel } from './home/use-case-carousel.tsx'
import { Why } from './home/why.tsx'

/** Twice as many as are shown, so that the browser has something to choose from. */
const offeredPerCategory = carousel.useCasesPerCategory * 2

export function loader() {
  const cards = carousel.useCaseCategories.flatMap((category) => {
    const { label, picture } = useCaseCategories.find(({ id }) => id === category) ?? useCaseCategories[0]
    return useCases
      .filter((entry) => entry.category === category)
      .slice(0, offeredPerCategory)
      .map(({ id, title, description }) => ({
        id,
        title,
        description,
        category: label,
        picture: pictureOf(picture),
      }))
  })
  const figures = home.figures.map(({ claim, basis }) => ({ ...brand.claims[claim], basis }))
  const partner = {
    ...home.partner,
    steps: home.partner.steps.map((step) => ({ ...step, picture: pictureOf(step.picture) })),
  }
  return {
    hero: {
      ...home.hero,
      picture: pictureOf('hero'),
      narrowPicture: pictureOf('hero-phone'),
      board: heroSignpost,
    },
    figures: { title: home.figuresTitle, figures },
    how: home.how,
    video: { ...home.video, picture: pictureOf('how-it-works') },
    logos: { title: home.logosTitle, logos: clientLogos },
    partner,
    why: home.why,
    cases: { words: home.useCases, cards },
    callToAction: home.callToAction,
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <Figures {...loaderData.figures} />
      <HowItWorks how={loaderData.how} video={loaderData.video} />
      <ClientLogos {...loaderData.logos} />
      <AiPartner {...loaderData.partner} />
      <Why {...loaderData.why} />
      <UseCaseCarousel {...loaderData.cases} />
      <CallToAction {...loaderData.callToAction} />
      <ContactSection page="/" />
    </>
  )
}
