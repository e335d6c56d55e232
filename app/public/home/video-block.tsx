import type { PictureEntry } from '#content/pictures.ts'
import { Picture } from '#ui/picture.tsx'

interface Props {
  title: string
  description: string
  alt: string
  picture: PictureEntry
  /** Local files, tried in turn. */
  sources: string[]
}

/** The recording when there is one; else its picture and a panel that says plainly that it is still to come. */
export function VideoBlock({ title, description, alt, picture, sources }: Props) {
  return (
    <figure className="mt-16 grid gap-6 md:grid-cols-12 md:items-end">
      <div className="relative md:col-span-8">
        {sources.length > 0 ? (
          <video controls preload="none" className="aspect-video w-full bg-sunk">
            {sources.map((source) => (
              <source key={source} src={source} />
            ))}
          </video>
        ) : (
          <>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 768px) 800px, 100vw"
              className="w-full border"
            />
            <p className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-heading font-semibold text-paper">
              Video Coming Soon
            </p>
          </>
        )}
      </div>
      <figcaption className="border-t border-rule-strong pt-4 md:col-span-4">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-base text-slate">{description}</p>
      </figcaption>
    </figure>
  )
}
