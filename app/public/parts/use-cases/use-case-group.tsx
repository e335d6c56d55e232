import type { PictureEntry } from '#content/pictures.ts'
import { Picture } from '#ui/picture.tsx'
import { UseCaseEntry, type UseCaseSummary } from './use-case-entry.tsx'

interface Props {
  id: string
  label: string
  picture: PictureEntry
  alt: string
  cards: UseCaseSummary[]
  measured: string
}

/** A sector: its scene and name take the first place of the grid, its use cases the others. */
export function UseCaseGroup({ id, label, picture, alt, cards, measured }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="pb-12">
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        <li className="grid grid-cols-[6rem_1fr] items-end gap-x-6 sm:col-span-2 sm:grid-cols-2 lg:col-span-1 lg:block">
          <div>
            <Picture picture={picture} alt={alt} isCard className="h-auto w-full" />
          </div>
          <h2 id={`${id}-title`} className="mt-3 text-2xl">
            {label}
          </h2>
        </li>
        {cards.map((card) => (
          <li key={card.id}>
            <UseCaseEntry {...card} measured={measured} />
          </li>
        ))}
      </ul>
    </section>
  )
}
