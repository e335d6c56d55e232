import { Children, isValidElement } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './button.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  /** What is shown, for those who listen: "Use cases". */
  label: string
  /** One slide each. */
  children: React.ReactNode
  autoplayMs?: number
  resumeMs?: number
  /** The height of the buttons' row, or none for a strip of logos whose pause button stands below. */
  controls?: 'all' | 'pause'
  className?: string
  /** Stands in the row of the buttons: where all of it is listed. */
  action?: React.ReactNode
}

/** Three slides on a wide screen, unless `--slide` sets another width there, and one on a phone. On the server it is a list to scroll; script adds the buttons and going on. */
export function Carousel({
  label,
  children,
  autoplayMs,
  resumeMs,
  controls = 'all',
  className,
  action,
}: CarouselProps) {
  const { viewport, isPlaying, isPaused, canPlay, move, togglePause, watch } = useCarousel({
    autoplayMs,
    resumeMs,
  })
  const slides = Children.toArray(children)
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className} {...watch}>
      <div
        ref={viewport}
        // A list that scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={`${label}, scrollable`}
        className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain js:[scrollbar-width:none]"
      >
        <ul aria-live={isPlaying ? 'off' : 'polite'} className="flex gap-4 md:gap-6">
          {slides.map((slide, index) => (
            <li
              key={isValidElement(slide) ? slide.key : String(slide)}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="min-w-0 shrink-0 grow-0 basis-[88%] snap-start max-md:js:basis-full md:basis-[var(--slide,calc((100%-3rem)/3))]"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div
        className={classes('mt-5 flex flex-wrap items-center gap-1', controls === 'pause' && 'justify-end')}
      >
        {controls === 'all' && (
          <span className="mr-3 -ml-2 hidden gap-1 js:flex">
            <IconButton icon="arrow-left" label="Previous" onClick={() => move(-1)} />
            <IconButton icon="arrow-right" label="Next" onClick={() => move(1)} />
          </span>
        )}
        {action}
        {canPlay && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? `Play ${label}` : `Pause ${label}`}
            onClick={togglePause}
            className={controls === 'all' ? 'ml-auto' : undefined}
          />
        )}
      </div>
    </section>
  )
}
