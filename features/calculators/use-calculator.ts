import { useEffect, useRef, useState } from 'react'
import { leftBehindKey } from '#config/constants.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { dropLeft, leaveBehind, takeLeft } from '#lib/left-behind.ts'
import {
  answer,
  readAddress,
  writeAddress,
  type Answer,
  type Calculator,
  type Written,
} from './calculator.ts'

/** Browsers refuse more than about three changes of the address in a second. */
const addressAfterMs = 400

/** A calculator at work: the fields belong to the form, every change is read from it and written into the address. */
export function useCalculator<Name extends string, Result>(
  calculator: Calculator<Name, Result>,
  given: Written,
): {
  form: React.RefObject<HTMLFormElement | null>
  written: Written
  shown: Answer<Result>
  take: () => void
} {
  const { fields } = calculator
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(given)
  /** What waits to be written into the address. */
  const later = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void; search: string }>(undefined)
  const told = useRef<'start' | 'finish'>(undefined)

  const take = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const next = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
    if (fields.every(({ name }) => next[name] === written[name])) return
    setWritten(next)
    clearTimeout(later.current?.timer)
    const search = writeAddress(fields, next)
    const write = () => {
      clearTimeout(later.current?.timer)
      later.current = undefined
      history.replaceState(history.state, '', search + location.hash)
      tell(next)
    }
    later.current = { timer: setTimeout(write, addressAfterMs), write, search }
  }

  /** The first change begins the calculator, the first reading of one's own figures ends it. */
  const tell = (next: Written) => {
    if (!told.current) sendEvent('tool_start', { tool: 'calculator' })
    told.current ??= 'start'
    if (told.current === 'finish' || !answer(calculator, next).outcome) return
    sendEvent('tool_finish', { tool: 'calculator' })
    told.current = 'finish'
  }

  /** Puts back what was typed in the moment of a reload. */
  const takeUp = () => {
    const left = takeLeft(leftBehindKey)
    if (typeof left !== 'string' || !form.current) return
    const typed = readAddress(fields, new URLSearchParams(left))
    for (const { name } of fields) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = typed[name] ?? ''
    }
  }

  const atStart = useRef({ takeUp, take })
  useEffect(() => {
    atStart.current.takeUp()
    // What was typed before this code arrived counts too.
    atStart.current.take()
    const onVisibility = () => document.visibilityState === 'hidden' && later.current?.write()
    const onPageHide = () => later.current && leaveBehind(leftBehindKey, later.current.search)
    // As it was left: what is typed will be written after all.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && dropLeft(leftBehindKey)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(later.current?.timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return { form, written, shown: answer(calculator, written), take }
}
