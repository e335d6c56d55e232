import { useState, useSyncExternalStore } from 'react'
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
  sizes?: string
}

type Stage = 'poster' | 'file' | 'embed' | 'failed'

/** A film that loads on a click, from the first source that plays. If none does, a panel says so, for the rest of the session. */
export function VideoBlock(props: VideoBlockProps) {
  const { videoUrl, videoId, title, picture, alt, isSpecialist = false, shouldFallback = false } = props
  const isAbsent = shouldFallback || (!videoUrl && !videoId)
  const [stage, setStage] = useState<Stage>('poster')
  const key = `video-failed:${videoUrl ?? videoId}`
  const failedBefore = useSyncExternalStore(
    neverChanges,
    () => hasFailed(key),
    () => false,
  )

  const fail = () => {
    if (stage === 'file' && videoId) return setStage('embed')
    rememberFailure(key)
    setStage('failed')
  }

  if (stage === 'file' && videoUrl) return <LocalFilm url={videoUrl} title={title} onFailure={fail} />
  if (stage === 'embed' && videoId) return <EmbeddedFilm id={videoId} title={title} />
  return (
    <div className="relative">
      <Picture
        picture={picture}
        alt={alt}
        sizes={props.sizes ?? '(min-width: 768px) 800px, 100vw'}
        className="h-auto w-full border"
      />
      {!isAbsent && !failedBefore && stage === 'poster' ? (
        <a
          href={videoUrl ?? watchUrl(videoId)}
          aria-label={`Play: ${title}`}
          className="absolute inset-0 grid place-items-center"
          onClick={(event) => {
            event.preventDefault()
            setStage(videoUrl ? 'file' : 'embed')
          }}
        >
          <span className="grid size-16 place-items-center rounded-full bg-sea text-on-sea">
            <Icon name="play" size={28} />
          </span>
        </a>
      ) : (
        <p className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-heading font-semibold text-paper">
          {isSpecialist ? 'Video Temporarily Unavailable' : 'Video Coming Soon'}
        </p>
      )}
    </div>
  )
}

function LocalFilm({ url, title, onFailure }: { url: string; title: string; onFailure: () => void }) {
  const stem = url.replace(/\.[a-z0-9]+$/, '')
  return (
    <video controls autoPlay preload="metadata" aria-label={title} className="aspect-video w-full bg-sunk">
      <source src={url} />
      {/* The browser tells of a failure at the source; the last one decides. */}
      <source src={`${stem}.webm`} type="video/webm" onError={onFailure} />
      <track kind="captions" src={`${stem}.vtt`} srcLang="en-GB" label="English" default />
    </video>
  )
}

// The frame is of another site, so its own origin gives it nothing of ours.
const embedRights = 'allow-scripts allow-same-origin allow-presentation allow-popups'

function EmbeddedFilm({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={embedRights}
      className="aspect-video w-full border-0 bg-sunk"
    />
  )
}

const neverChanges = () => () => undefined

function watchUrl(id: string | undefined) {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id ?? '')}`
}

function hasFailed(key: string) {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function rememberFailure(key: string) {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it is tried again on the next page.
  }
}
