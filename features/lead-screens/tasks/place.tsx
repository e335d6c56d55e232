import { placeParts } from './meeting-words.ts'

/** Where a meeting is; a link or a number in it can be tapped. */
export function Place({ place }: { place: string }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {placeParts(place).map(({ text, href }) =>
        href ? (
          <a
            key={text}
            href={href}
            {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer' })}
            className="inline-flex min-h-6 items-center text-sea underline hover:no-underline touch:min-h-11"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  )
}
