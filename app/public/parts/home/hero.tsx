import type { home } from '#content/home.ts'
import type { BoardShare, PictureEntry } from '#content/pictures.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { TideWeek, WeekWorkings } from './tide-week.tsx'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

type Props = typeof home.hero & {
  picture: PictureEntry
  narrowPicture: PictureEntry
  board: { wide: BoardShare; narrow: BoardShare }
}

// The drawing's own left margin is 72 of 1536 units: it is made wider by that much, so that its curve starts where the words start.
const margin = 'max(2rem, (100cqw - 1200px) / 2 + 2rem)'

/** Live words over the widest drawing. The board of the drawn signpost is the link that leads to the contact section. */
export function Hero({
  kicker,
  title,
  text,
  action,
  second,
  alt,
  week,
  picture,
  narrowPicture,
  board,
}: Props) {
  return (
    <section
      aria-labelledby="hero-title"
      data-part="works-week"
      className="@container grid grid-cols-1 overflow-hidden"
      style={{ ['--margin' as string]: margin }}
    >
      <div className="z-10 px-5 pt-9 md:px-(--margin) md:[grid-area:1/1] md:pt-12">
        <p className="font-mono text-sm text-slate">{kicker}</p>
        <h1 id="hero-title" className="mt-3 max-w-[17ch] text-4xl md:max-w-none xl:max-w-[17ch]">
          {title}
        </h1>
        <p className="mt-5 max-w-[54ch] md:max-w-[36cqw] lg:max-w-[23.5rem]">{text}</p>
        <p className="mt-2">
          <ArrowLink to={second.to}>{second.label}</ArrowLink>
        </p>
      </div>
      <div className="relative mt-4 self-end md:[grid-area:1/1] md:mt-44 md:w-[calc((100cqw-var(--margin))*1.0492)] md:justify-self-end lg:mt-40 xl:mt-0">
        <Picture picture={picture} narrow={narrowPicture} alt={alt} priority className="h-auto w-full" />
        <a
          href="#contact"
          data-smooth
          style={{ ...placed('narrow', board.narrow), ...placed('wide', board.wide) }}
          className="absolute left-(--narrow-left) z-10 top-(--narrow-top) flex h-(--narrow-height) w-(--narrow-width) items-center justify-center gap-2 whitespace-nowrap bg-signal font-heading text-lg font-semibold text-on-signal hover:bg-signal-strong md:left-(--wide-left) md:top-(--wide-top) md:h-(--wide-height) md:min-h-11 md:w-(--wide-width) md:min-w-32 md:text-base xl:text-lg"
        >
          {action} <Icon name="arrow-down" size={18} />
        </a>
        <TideWeek label={week.label} />
      </div>
      <WeekWorkings {...week} />
    </section>
  )
}

function placed(name: 'wide' | 'narrow', { left, top, width, height }: BoardShare) {
  return {
    [`--${name}-left`]: `${left}%`,
    [`--${name}-top`]: `${top}%`,
    [`--${name}-width`]: `${width}%`,
    [`--${name}-height`]: `${height}%`,
  }
}
