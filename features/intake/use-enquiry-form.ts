import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sendEvent, type Tool } from '#features/analytics/events/send-event.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { dropDraft, isTyped, restoreDraft, saveDraft } from '#lib/form-draft.ts'
import { toast } from '#ui/toast-store.ts'
import { faultOf, faultsOf, isField } from './field-faults.ts'
import { sendEnquiry } from './send-enquiry.ts'
import type { EnquiryAnswer } from './visitor.schema.ts'
import { missingOf } from './visitor-words.ts'

/** A form's own part; it stays the same object from render to render. */
export interface EnquiryForm {
  url: string
  name: Tool
  /** The form is all of the tool: its first input begins it, and what it sends ends it. */
  isWhole?: boolean
  /** The name in the tab's storage. */
  draftKey: string
  /** What is wrong with the form as a whole, by the name of a group of fields. */
  check?(values: FormData): FieldErrors
}

/** The life of the form in the browser. What is missing is told at once, the rest by the server; nothing typed is ever lost. */
export function useEnquiryForm(tool: EnquiryForm, initialErrors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  const left = useRef(new Set<string>())
  const isSending = useRef(false)
  const isBegun = useRef(false)
  const [errors, setErrors] = useState(initialErrors)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [startTime, setStartTime] = useState('')
  const [answer, setAnswer] = useState<EnquiryAnswer>()

  // Before anything is sent: a form is stopped by its own words, not by the browser's.
  useLayoutEffect(() => {
    const shownAt = Math.round(performance.timeOrigin)
    setStartTime((form.current && restoreDraft(form.current, tool.draftKey)) ?? String(shownAt))
  }, [tool])

  // What was typed while this code was on its way.
  useEffect(() => {
    if (startTime && form.current && isTyped(form.current)) saveDraft(form.current, tool.draftKey)
  }, [startTime, tool])

  /** Says what is wrong with a field, or no longer says it, and no more of the group that it belongs to. */
  function tell(name: string, fault: string | undefined) {
    const [group = name] = name.split('.')
    setErrors((told) => {
      if (told[name] === fault && (group === name || !told[group])) return told
      const { [name]: _, [group]: _group, ...others } = told
      return fault ? { ...others, [name]: fault } : others
    })
  }

  async function submit(element: HTMLFormElement) {
    setProblem(undefined)
    setAnswer(undefined)
    const values = new FormData(element)
    const faults = { ...faultsOf(element), ...tool.check?.(values) }
    setErrors(faults)
    setTries((count) => count + 1)
    if (Object.keys(faults).length > 0) {
      const missing = missingOf(faults)
      if (missing) toast({ ...missing, tone: 'error' })
      return
    }
    const received = await sendEnquiry(tool.url, values)
    element.reset()
    left.current.clear()
    dropDraft(tool.draftKey)
    if (tool.isWhole) sendEvent('tool_finish', { tool: tool.name })
    sendEvent('lead_sent', { tool: tool.name })
    setAnswer(received)
    toast({ title: 'Form submitted', description: received.message })
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    const element = event.currentTarget
    try {
      await submit(element)
    } catch (error) {
      saveDraft(element, tool.draftKey)
      const found = error instanceof ApiError ? error.body.errors : undefined
      const message = messageOf(error, 'Something went wrong. Please try again.')
      if (found) setErrors(byField(found))
      else setProblem(message)
      toast({ title: 'Error', description: message, tone: 'error' })
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function onInput({ target }: React.InputEvent<HTMLFormElement>) {
    if (form.current) saveDraft(form.current, tool.draftKey)
    if (tool.isWhole && !isBegun.current) sendEvent('tool_start', { tool: tool.name })
    isBegun.current = true
    if (isField(target)) tell(target.name, left.current.has(target.name) ? faultOf(target) : undefined)
  }

  const onLeave = useEffectEvent(({ target }: FocusEvent) => {
    if (!isField(target)) return
    left.current.add(target.name)
    tell(target.name, faultOf(target) ?? errors[target.name])
  })
  useEffect(() => {
    const element = form.current
    element?.addEventListener('focusout', onLeave)
    return () => element?.removeEventListener('focusout', onLeave)
  }, [])

  /** Shows the form again after it was sent. */
  function again() {
    setAnswer(undefined)
    setTries(0)
    // Once it can be seen.
    setTimeout(() => form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus())
  }

  return { form, errors, tries, problem, isPending, startTime, answer, again, onSubmit, onInput }
}

/** The server's words by the field that shows them: `roles.engineer` is one of `roles`. */
const byField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0], message]))
