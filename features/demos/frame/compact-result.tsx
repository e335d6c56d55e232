import { useEffect, useState, type RefObject } from 'react'
import { MiniBlock } from './report/mini-block.tsx'
import type { Block, Report } from './report/report.ts'

interface Props {
  report: Report
  block: Block | undefined
  /** The main chart in full. */
  result: RefObject<HTMLElement | null>
  settings: RefObject<HTMLElement | null>
}

/** Its height: what it would cover counts as out of sight. */
const heightPx = 96

/** On a phone: the result in small at the top of the screen, while settings are in sight and it isn't. It takes no room of its own. */
export function CompactResult({ report: { headline }, block, result, settings }: Props) {
  const [isResultShown, setResultShown] = useState(true)
  const [areSettingsShown, setSettingsShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === result.current) setResultShown(isIntersecting)
          else setSettingsShown(isIntersecting)
        }
      },
      { rootMargin: `-${heightPx}px 0px 0px` },
    )
    for (const part of [result.current, settings.current]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [result, settings])
  if (isResultShown || !areSettingsShown) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-10 grid h-24 grid-cols-[2fr_3fr] items-center gap-4 border-b border-rule bg-paper px-5 md:px-8 lg:hidden"
    >
      {block && <MiniBlock block={block} className="h-18" />}
      <p className="line-clamp-3 font-heading text-sm font-semibold">{headline}</p>
    </div>
  )
}
