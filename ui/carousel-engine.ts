import EmblaCarousel from 'embla-carousel'

export interface CarouselEngine {
  next(): void
  previous(): void
  stop(): void
}

/** Takes over a scrolling list: drag, loop, aligned to the start. The place that was scrolled to stays. */
export function startCarousel(viewport: HTMLElement): CarouselEngine {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const list = viewport.firstElementChild
  const slides = list ? [...list.children] : []
  const left = viewport.getBoundingClientRect().left
  const at = slides.findIndex((slide) => slide.getBoundingClientRect().right > left + 8)
  viewport.dataset['engine'] = 'on'
  viewport.scrollLeft = 0
  const embla = EmblaCarousel(viewport, {
    loop: true,
    align: 'start',
    startIndex: Math.max(0, at),
    duration: 28,
  })
  return {
    next: () => embla.scrollNext(isStill),
    previous: () => embla.scrollPrev(isStill),
    stop: () => {
      embla.destroy()
      delete viewport.dataset['engine']
    },
  }
}
