import { useEffect, useRef, useState } from 'react'

type PictureSource = {
  name: string
  width: number
  height: number
  version: string
  widths: readonly number[]
}
type Theme = 'light' | 'dark'
type Attempt = 'versioned' | 'bare' | 'failed'

export type PictureProps = {
  picture: PictureSource
  /** Another composition for screens below 768 px. */
  narrow?: PictureSource
  alt: string
  sizes: string
  /** The page's largest picture: fetched at once. One a page. */
  priority?: boolean
  className?: string
  onFailure?: () => void
}

/** A drawing in both themes; the browser fetches the visible one, AVIF before WebP, in the width it needs. */
export function Picture(props: PictureProps) {
  return (
    <>
      <ThemePicture {...props} theme="light" />
      <ThemePicture {...props} theme="dark" />
    </>
  )
}

function ThemePicture({
  picture,
  narrow,
  alt,
  sizes,
  priority = false,
  className = '',
  onFailure,
  theme,
}: PictureProps & { theme: Theme }) {
  const [attempt, setAttempt] = useState<Attempt>('versioned')
  const image = useRef<HTMLImageElement>(null)
  const eager = priority && theme === 'light'

  const fail = () => {
    if (attempt === 'versioned') setAttempt('bare')
    if (attempt === 'bare') {
      setAttempt('failed')
      onFailure?.()
    }
  }

  useEffect(() => {
    // An eager image may have failed before React was there to hear of it.
    const missed = eager && image.current?.complete && image.current.naturalWidth === 0
    if (missed) setAttempt((now) => (now === 'versioned' ? 'bare' : now))
  }, [eager])

  const url = (source: PictureSource, width: number, format: string) =>
    `/pictures/${source.name}.${theme}.${width}.${format}${attempt === 'versioned' ? `?v=${source.version}` : ''}`
  const srcSet = (source: PictureSource, format: string) =>
    source.widths.map((width) => `${url(source, width, format)} ${width}w`).join(', ')
  const fallback = picture.widths.find((width) => width >= 768) ?? picture.widths.at(-1) ?? picture.width

  return (
    <picture className={theme === 'light' ? 'contents dark:hidden' : 'hidden dark:contents'}>
      {narrow && (
        <>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              media="(max-width: 767.98px)"
              type={`image/${format}`}
              srcSet={srcSet(narrow, format)}
              sizes={sizes}
              width={narrow.width}
              height={narrow.height}
            />
          ))}
        </>
      )}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={url(picture, fallback, 'webp')}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={className}
        onError={fail}
      />
    </picture>
  )
}
