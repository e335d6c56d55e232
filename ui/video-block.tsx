import { Icon } from './icon.tsx'
import { Picture, type PictureProps } from './picture.tsx'

interface VideoBlockProps {
  /** A local file; its .webm twin is tried after it, its .vtt holds the captions. */
  videoUrl?: string | undefined
  /** Of the external embed, tried when no local file plays. Nothing is fetched from there before a click. */
  videoId?: string | undefined
  title: string
  picture: PictureProps['picture']
  alt: string
  /** Films of single specialists may be missing for a time; others are still to come. */
  isSpecialist?: boolean
}

/**
 * A film that loads on a click, from the first source that plays (`app/islands/film.ts`). If none does, a panel says so, for the rest of the
 * session. Without script its link leads to the film; where no film exists the drawing stands alone.
 */
export function VideoBlock(props: VideoBlockProps) {
  const { videoUrl, videoId, title, picture, alt, isSpecialist = false } = props
  const drawing = <Picture picture={picture} alt={alt} className="h-auto w-full border" />
  if (!videoUrl && !videoId) return drawing
  return (
    <div className="relative" data-part="film">
      {drawing}
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
      <p hidden className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-heading font-semibold text-paper">
        {isSpecialist ? 'Video Temporarily Unavailable' : 'Video Coming Soon'}
      </p>
    </div>
  )
}

function watchUrl(id: string | undefined) {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id ?? '')}`
}
