import { useEffect, useRef, useState } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { answer, writeAddress, type Answer, type Calculator, type Written } from './calculator.ts'

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
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<'start' | 'finish'>(undefined)

  const take = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const next = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
    if (fields.every(({ name }) => next[name] === written[name])) return
    setWritten(next)
    clearTimeout(later.current)
    later.current = setTimeout(() => {
      history.replaceState(history.state, '', writeAddress(fields, next) + location.hash)
      tell(next)
    }, addressAfterMs)
  }

  /** The first change begins the calculator, the first reading of one's own figures ends it. */
  const tell = (next: Written) => {
    if (!told.current) sendEvent('tool_start', { tool: 'calculator' })
    told.current ??= 'start'
    if (told.current === 'finish' || !answer(calculator, next).outcome) return
    sendEvent('tool_finish', { tool: 'calculator' })
    told.current = 'finish'
  }

  // What was typed before this code arrived counts too.
  const takeFirst = useRef(take)
  useEffect(() => {
    takeFirst.current()
    return () => clearTimeout(later.current)
  }, [])

  return { form, written, shown: answer(calculator, written), take }
}
