import { useEffect, useRef, useState } from 'react'
import { carousel } from '#config/constants.ts'
import type { home } from '#content/home.ts'
import type { PictureEntry } from '#content/pictures.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'
import { firstOfEach, shuffled } from './choose-cards.ts'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

export interface UseCaseCard {
  id: string
  title: string
  description: string
  category: string
  picture: PictureEntry
}

// Cards are keyed by position: a slide whose element is replaced loses the browser's scroll position.
const keys = carousel.useCaseCategories.flatMap((category) =>
  Array.from({ length: carousel.useCasesPerCategory }, (_, i) => `${category} ${i}`),
)

/** What this visit of the page has shown, so that Back finds the same cards: in its entry of the history, not on the device. */
function keepCards(cards: UseCaseCard[]) {
  history.replaceState({ ...history.state, useCases: cards.map(({ id }) => id) }, '')
}

function keptCards(cards: UseCaseCard[]): UseCaseCard[] | undefined {
  const [visit] = performance.getEntriesByType('navigation')
  const ids: unknown = history.state?.useCases
  // Any other load shuffles anew.
  if (!Array.isArray(ids) || !visit || Reflect.get(visit, 'type') !== 'back_forward') return undefined
  const kept = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  return kept.length === ids.length ? kept : undefined
}

interface Props {
  words: typeof home.useCases
  cards: UseCaseCard[]
}

export function UseCaseCarousel({ words, cards }: Props) {
  const section = useRef<HTMLElement>(null)
  // The page is the same for everybody, so the first choice is fixed; each load makes its own.
  const [shown, setShown] = useState(() => firstOfEach(cards, carousel.useCasesPerCategory))
  useEffect(() => {
    const before = keptCards(cards)
    // What someone has come to by keyboard stays.
    if (!before && section.current?.matches(':focus-within')) return
    const chosen = before ?? shuffled(firstOfEach(shuffled(cards), carousel.useCasesPerCategory))
    keepCards(chosen)
    setShown(chosen)
  }, [cards])

  return (
    <section id="use-cases" ref={section} aria-labelledby="use-cases-title" className="pt-14 md:pt-28">
      <Container>
        <div className="grid gap-4 md:grid-cols-12 md:items-end">
          <h2 id="use-cases-title" className="text-3xl md:col-span-5">
            {words.title}
          </h2>
          <p className="text-lg md:col-span-6 md:col-start-7">{words.subtitle}</p>
        </div>
        <div className="mt-6 md:mt-12">
          <Carousel
            label="Use cases"
            // Two by two on a tablet, so that three lines hold each description.
            className="md:max-lg:[--slide:calc(50%-0.75rem)]"
            autoplayMs={carousel.slideIntervalMs}
            resumeMs={carousel.slideResumeMs}
            action={
              <ButtonLink to="/usecases" variant="secondary">
                {words.all}
              </ButtonLink>
            }
          >
            {shown.map((card, i) => (
              <CaseCard key={keys[i]} {...card} />
            ))}
          </Carousel>
        </div>
      </Container>
    </section>
  )
}

function CaseCard({ id, title, description, category, picture }: UseCaseCard) {
  return (
    <article className="relative flex h-full flex-col rounded border border-rule">
      <Picture picture={picture} alt="" isCard className="w-full" />
      <div className="flex grow flex-col border-t border-rule p-4 xl:p-6">
        <div>
          <Badge tone="sea">{category}</Badge>
        </div>
        <h3 className="mt-4 line-clamp-2 min-h-[2.75em] text-lg leading-snug">{title}</h3>
        <p className="mt-3 line-clamp-3 min-h-[4.9em] max-[22rem]:line-clamp-5 text-base md:max-xl:text-sm text-slate">
          {description}
        </p>
        <div className="mt-auto pt-4">
          <ArrowLink to={`/usecases/${id}`} aside={` about: ${title}`}>
            Learn More
          </ArrowLink>
        </div>
      </div>
    </article>
  )
}
