import { Icon } from './icon.tsx'
import { Picture, type PictureProps } from './picture.tsx'

interface VideoBlockProps {
  /** A local file; its .webm twin is tried after it, its .vtt holds the captions. */
  videoUrl?: string
  /** Of the external embed, tried when no local file plays. Nothing is fetched from there before a click. */
  videoId?: string
  title: string
  picture: PictureProps['picture']
  alt: string
  /** Films of single specialists may be missing for a time; others are still to come. */
  isSpecialist?: boolean
  shouldFallback?: boolean
}

/**
 * A film that loads on a click, from the first source that plays (`app/islands/film.ts`). If none does, a panel says so, for the rest of the
 * session. Without script its link leads to the film.
 */
export function VideoBlock(props: VideoBlockProps) {
  const { videoUrl, videoId, title, picture, alt, isSpecialist = false, shouldFallback = false } = props
  const isAbsent = shouldFallback || (!videoUrl && !videoId)
  return (
    <div className="relative" data-part={isAbsent ? undefined : 'film'}>
      <Picture picture={picture} alt={alt} className="h-auto w-full border" />
      {!isAbsent && (
        <a
          href={videoUrl ?? watchUrl(videoId)}
          data-waits
          data-film={videoUrl}
          data-embed={videoId}
          aria-label={`Play: ${title}`}
          className="absolute inset-0 grid place-items-center"
        >
          <span className="grid size-16 place-items-center rounded-full bg-sea text-on-sea">
            <Icon name="play" size={28} />
          </span>
        </a>
      )}
      <p
        hidden={!isAbsent}
        className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-heading font-semibold text-paper"
      >
        {isSpecialist ? 'Video Temporarily Unavailable' : 'Video Coming Soon'}
      </p>
    </div>
  )
}

function watchUrl(id: string | undefined) {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id ?? '')}`
}
