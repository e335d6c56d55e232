import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { savesData } from '#lib/saves-data.ts'
import { wantLateParts } from '#ui/late.tsx'
import { ToolSheet } from './tool-sheet.tsx'

const quietMs = 1000
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const

/**
 * Fetches the pages that visitors open next, and the rest of this one, which React must hold before it can show another: once somebody
 * uses this page and it has come to rest. Who only looks gets no byte of them, nor does who saves data.
 */
export function PrefetchHints({ paths }: { paths: string[] }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const used = new AbortController()
    const soon = (sign?: Event) => {
      // What moves under a pointer at rest is told as a movement of the pointer.
      if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
        return
      used.abort()
      timer = setTimeout(() => {
        setWanted(true)
        wantLateParts()
      }, quietMs)
    }
    // The scrolling that brought the script itself is over by now.
    if (scrollY > 0) soon()
    else
      for (const type of signs)
        addEventListener(type, soon, { signal: used.signal, passive: true, capture: true })
    return () => {
      used.abort()
      clearTimeout(timer)
    }
  }, [])
  if (!isWanted) return null
  return (
    <>
      {paths.map((path) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
      <ToolSheet />
    </>
  )
}
