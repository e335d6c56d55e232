type PictureSource = {
  name: string
  width: number
  height: number
  version: string
  /** A photo in the place of the drawing, in its widths. */
  photo?: { src: string; srcSet: string; width: number; height: number }
}
type Theme = 'light' | 'dark'

export type PictureProps = {
  picture: PictureSource
  /** Another composition for screens below 768 px. */
  narrow?: PictureSource
  alt: string
  /** Shown small on every screen, without its lettering. */
  isCard?: boolean
  /** The page's largest picture: fetched at once. One a page. */
  priority?: boolean
  className?: string
}

/**
 * A drawing that follows the page's theme; on phones the one without lettering. Both themes are one file, whose colours its address chooses: not
 * every engine tells a picture the page's theme. An address that fails is asked for again by `app/islands/pictures.ts`.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, isCard = false, priority = false, className = '' } = props
  if (picture.photo)
    return (
      <img
        {...picture.photo}
        sizes={isCard ? '(max-width: 767.98px) 100vw, 400px' : '(max-width: 767.98px) 100vw, 640px'}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    )
  return (
    <>
      <ThemePicture {...props} theme="light" />
      <ThemePicture {...props} theme="dark" />
    </>
  )
}

function ThemePicture(props: PictureProps & { theme: Theme }) {
  const { picture, alt, isCard = false, priority = false, className = '', theme } = props
  const narrow = props.narrow ?? picture
  const eager = priority && theme === 'light'
  const url = ({ name, version }: PictureSource, isSmall: boolean) =>
    `/pictures/${name}${isSmall ? '.small' : ''}.svg?v=${version}${theme === 'dark' ? '#dark' : ''}`

  return (
    <picture className={theme === 'light' ? 'contents dark:hidden' : 'hidden dark:contents'}>
      {!isCard && (
        <source
          media="(max-width: 767.98px)"
          srcSet={url(narrow, true)}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={url(picture, isCard)}
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
