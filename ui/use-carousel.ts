import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

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

/** Longer than a scroll to the next slide takes: a second press within it counts from where the first one leads. */
const scrollMs = 700

/**
 * A list that scrolls by itself, by its buttons and by hand, to the first slide again behind the last. It goes on by itself only while nobody points
 * at it, has the focus in it, has just used it, has paused it, has left the tab or wants less motion.
 */
export function useCarousel({ autoplayMs, resumeMs = 0 }: CarouselTiming) {
  const viewport = useRef<HTMLDivElement>(null)
  const goal = useRef({ slide: 0, until: 0 })
  const [isPaused, setPaused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [restUntil, setRestUntil] = useState(0)
  const mayMove = useSyncExternalStore(watchMotion, allowsMotion, () => false)

  const scrollOn = useCallback(
    (by: 1 | -1) => {
      const node = viewport.current
      const [first, second] = node?.querySelectorAll('li') ?? []
      if (!node || !first || !second) return
      const step = second.offsetLeft - first.offsetLeft
      const last = Math.round((node.scrollWidth - node.clientWidth) / step)
      const now = Date.now()
      const at = now < goal.current.until ? goal.current.slide : Math.round(node.scrollLeft / step)
      const slide = (at + by + last + 1) % (last + 1)
      goal.current = { slide, until: now + scrollMs }
      node.scrollTo({ left: slide * step, behavior: mayMove ? 'smooth' : 'instant' })
    },
    [mayMove],
  )

  const isPlaying = Boolean(autoplayMs && mayMove && !isPaused)
  useEffect(() => {
    if (!isPlaying || isPointed || isFocused) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() >= restUntil) scrollOn(1)
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [autoplayMs, isPlaying, isPointed, isFocused, restUntil, scrollOn])

  const move = (by: 1 | -1) => {
    setRestUntil(Date.now() + resumeMs)
    scrollOn(by)
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
