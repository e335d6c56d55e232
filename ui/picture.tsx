type PictureSource = {
  name: string
  width: number
  height: number
  version: string
  widths: readonly number[]
}
type Theme = 'light' | 'dark'

export type PictureProps = {
  picture: PictureSource
  /** Another composition for screens below 768 px. */
  narrow?: PictureSource
  alt: string
  sizes: string
  /** The page's largest picture: fetched at once. One a page. */
  priority?: boolean
  className?: string
}

/**
 * A drawing in both themes; the browser fetches the visible one, AVIF before WebP, in the width it needs. An address that fails is asked for again
 * by `app/islands/pictures.ts`.
 */
export function Picture(props: PictureProps) {
  return (
    <>
      <ThemePicture {...props} theme="light" />
      <ThemePicture {...props} theme="dark" />
    </>
  )
}

function ThemePicture(props: PictureProps & { theme: Theme }) {
  const { picture, narrow, alt, sizes, priority = false, className = '', theme } = props
  const eager = priority && theme === 'light'
  const url = (source: PictureSource, width: number, format: string) =>
    `/pictures/${source.name}.${theme}.${width}.${format}?v=${source.version}`
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
      />
    </picture>
  )
}
