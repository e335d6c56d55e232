import { type Loaded, page } from '#app/document/page.server.tsx'
import { claims } from '#config/brand.ts'
import { carousel } from '#config/constants.ts'
import { clientLogos } from '#content/client-logos.ts'
import { claimOfFaq } from '#content/faq/index.ts'
import { demoEntries } from '#content/demos/index.ts'
import { film } from '#content/film.ts'
import { home } from '#content/home.ts'
import { heroSignpost, pictureOf } from '#content/pictures.ts'
import { ownSceneOf } from '#content/scenes.ts'
import { useCaseCategories } from '#content/use-case.ts'
import { useCases } from '#content/use-cases/index.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { evidenceOr } from '#features/publishing/firm/evidence-words.ts'
import { readEvidence } from '#features/publishing/firm/evidence.server.ts'
import { readProof } from '#features/publishing/firm/proof.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import type { Route } from './+types/home'
import { contactFormWords } from '#content/enquiry-form-words.ts'
import { contactWords } from '#content/contact-words.ts'
import { ContactSection } from '#features/contact/contact-section.tsx'
import { ClosingCall } from './parts/links/closing-call.tsx'
import { AiPartner } from './parts/home/ai-partner.tsx'
import { ClientLogos } from './parts/home/client-logos.tsx'
import { HowItWorks } from './parts/home/how-it-works.tsx'
import { Proof } from './parts/home/proof.tsx'
import { UseCaseCarousel } from './parts/home/use-case-carousel.tsx'
import { HomeProof } from './parts/proof/home-proof.tsx'
import { island } from '#ui/island.server.tsx'
import { Why } from './parts/home/why.tsx'
import { Hero } from './parts/home/hero.tsx'

const Cases = island('use-case-carousel', UseCaseCarousel, 'near')

/** Twice as many as are shown, so that the browser has something to choose from. */
const offeredPerCategory = carousel.useCasesPerCategory * 2

async function load({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const faq = claimOfFaq(await listFaqEntries(ctx))
  const evidence = await readEvidence(ctx)
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
        picture: ownSceneOf('use-case', { slug: id, title, picture }).picture,
      }))
  })
  const figures = home.figures.map(({ claim, basis }) => ({
    ...claims[claim],
    ...evidenceOr(evidence[claim], basis),
  }))
  const partner = {
    ...home.partner,
    steps: home.partner.steps.map((step) => ({ ...step, picture: pictureOf(step.picture) })),
  }
  const counted = {
    demos: { value: String(demoEntries.length), unit: 'demos' },
    useCases: { value: String(useCases.length), unit: 'use cases' },
    answers: { value: faq.value, unit: faq.text },
    dayRate: { value: claims.dayRate.value, unit: 'a day' },
  }
  return {
    hero: {
      ...home.hero,
      picture: pictureOf('hero'),
      narrowPicture: pictureOf('hero-phone'),
      board: heroSignpost,
    },
    proof: {
      ...home.proof,
      points: home.proof.points.map(({ count, ...point }) => ({ ...point, ...counted[count] })),
      aims: { title: home.figuresTitle, figures },
    },
    how: home.how,
    video: { ...home.video, url: film.url, picture: pictureOf('how-it-works') },
    logos: {
      title: home.logosTitle,
      note: clientLogos.some(({ isExample }) => isExample) ? home.logosAreExamples : undefined,
      logos: clientLogos,
    },
    partner,
    why: home.why,
    shown: await readProof(ctx),
    cases: { words: home.useCases, cards },
    callToAction: home.callToAction,
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <HomePage data={await load(args)} />)

function HomePage({
  data: { hero, proof, how, video, logos, partner, why, shown, cases, callToAction },
}: {
  data: Loaded<typeof load>
}) {
  return (
    <>
      <Hero {...hero} />
      <Proof {...proof} />
      <HowItWorks how={how} video={video} />
      <AiPartner {...partner} />
      <Why {...why} />
      <HomeProof {...shown} />
      <ClientLogos {...logos} />
      <Cases {...cases} />
      <ClosingCall {...callToAction} to="/ai-readiness-assessment" />
      <ContactSection words={contactWords} formWords={contactFormWords()} page="/" />
    </>
  )
}
