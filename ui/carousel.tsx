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
}

/** Three slides on a wide screen and one on a phone. On the server it is a list to scroll; script adds loop, drag and the buttons. */
export function Carousel({
  label,
  children,
  autoplayMs,
  resumeMs,
  controls = 'all',
  className,
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
        className="group/slides snap-x snap-mandatory overflow-x-auto overscroll-x-contain data-engine:cursor-grab js:[scrollbar-width:none] data-engine:snap-none data-engine:overflow-x-hidden data-engine:active:cursor-grabbing"
      >
        <ul aria-live={isPlaying ? 'off' : 'polite'} className="-ml-4 flex md:-ml-6">
          {slides.map((slide, index) => (
            <li
              key={isValidElement(slide) ? slide.key : String(slide)}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="min-w-0 shrink-0 grow-0 basis-[88%] snap-start pl-4 max-md:js:basis-full md:basis-1/3 md:pl-6"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div
        className={classes('mt-5 hidden items-center gap-1 js:flex', controls === 'pause' && 'justify-end')}
      >
        {controls === 'all' && (
          <>
            <IconButton icon="arrow-left" label="Previous" onClick={() => move(-1)} className="-ml-2" />
            <IconButton icon="arrow-right" label="Next" onClick={() => move(1)} />
          </>
        )}
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
