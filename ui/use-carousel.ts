import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CarouselEngine } from './carousel-engine.ts'

interface CarouselTiming {
  autoplayMs?: number
  /** Rest after Previous or Next before it goes on by itself. */
  resumeMs?: number
}

const stillness = '(prefers-reduced-motion: reduce)'
function watchMotion(tell: () => void) {
  const query = matchMedia(stillness)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const allowsMotion = () => !matchMedia(stillness).matches

/**
 * The life of a carousel: its engine is fetched when the list comes near the screen, and it goes on by itself only while
 * nobody points at it, has the focus in it, has just used it, has paused it, has left the tab or wants less motion.
 */
export function useCarousel({ autoplayMs, resumeMs = 0 }: CarouselTiming) {
  const viewport = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<CarouselEngine>()
  const [isPaused, setPaused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [restUntil, setRestUntil] = useState(0)
  const mayMove = useSyncExternalStore(watchMotion, allowsMotion, () => false)

  useEffect(() => {
    const node = viewport.current
    if (!node) return
    let running: CarouselEngine | undefined
    let isGone = false
    const near = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        // Without it the list is moved by hand.
        const part = await import('./carousel-engine.ts').catch(() => undefined)
        if (isGone || !part) return
        running = part.startCarousel(node)
        setEngine(running)
      },
      { rootMargin: '200px' },
    )
    near.observe(node)
    return () => {
      isGone = true
      near.disconnect()
      running?.stop()
    }
  }, [])

  const isPlaying = Boolean(autoplayMs && engine && mayMove && !isPaused)
  useEffect(() => {
    if (!engine || !autoplayMs || !isPlaying || isPointed || isFocused) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() >= restUntil) engine.next()
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [engine, autoplayMs, isPlaying, isPointed, isFocused, restUntil])

  const move = (by: 1 | -1) => {
    setRestUntil(Date.now() + resumeMs)
    const slide = viewport.current?.querySelector('li')
    if (!engine)
      viewport.current?.scrollBy({
        left: by * (slide?.offsetWidth ?? 0),
        behavior: mayMove ? 'smooth' : 'instant',
      })
    else if (by > 0) engine.next()
    else engine.previous()
  }
  return {
    viewport,
    isPlaying,
    isPaused,
    canPlay: Boolean(autoplayMs && mayMove),
    move,
    togglePause: () => setPaused(!isPaused),
    watch: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
