import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sendEvent, type Tool } from '#features/analytics/send-event.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import type { FieldErrors } from '#lib/errors.ts'
import type { FormControl } from '#lib/form-control.ts'
import { dropDraft, restoreDraft, saveDraft } from '#lib/form-draft.ts'
import { toast } from '#ui/toast-store.ts'
import type { EnquiryAnswer, VisitorInput } from './visitor.schema.ts'
import { missingOf } from './visitor-words.ts'

/** A form's own part; it stays the same object from render to render. */
export interface EnquiryForm<T extends VisitorInput> {
  url: string
  name: Tool
  /** The form is all of the tool: its first input begins it, and what it sends ends it. */
  isWhole?: boolean
  /** The name in the tab's storage. */
  draftKey: string
  /** Fetches validation, which no page brings along. */
  loadControl(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void): Promise<FormControl<T>>
}

/** The life of the form in the browser: validation is fetched when the form comes near, and nothing typed is ever lost. */
export function useEnquiryForm<T extends VisitorInput>(tool: EnquiryForm<T>, initialErrors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  const control = useRef<Promise<FormControl<T>>>(undefined)
  const isSending = useRef(false)
  const isBegun = useRef(false)
  const [errors, setErrors] = useState(initialErrors)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [startTime, setStartTime] = useState('')
  const [answer, setAnswer] = useState<EnquiryAnswer>()

  // With the page itself: a form that is sent at once is stopped by its own words, not by the browser's.
  useLayoutEffect(() => {
    const shownAt = Math.round(performance.timeOrigin)
    setStartTime((form.current && restoreDraft(form.current, tool.draftKey)) ?? String(shownAt))
  }, [tool])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void controlOf(tool, control, element, setErrors).catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    return () => {
      near.disconnect()
      void control.current?.then((live) => live.stop())
      control.current = undefined
    }
  }, [tool])

  // What was typed while this code was on its way.
  useEffect(() => {
    if (startTime && form.current?.contains(document.activeElement)) saveDraft(form.current, tool.draftKey)
  }, [startTime, tool])

  async function submit(element: HTMLFormElement) {
    setProblem(undefined)
    setAnswer(undefined)
    const code = await Promise.all([
      controlOf(tool, control, element, setErrors),
      import('./send-enquiry.ts'),
    ]).catch((error: unknown) => {
      if (!navigator.onLine) throw error
    })
    // A newer version is out, and this one's code is gone: the form goes the way that it goes without any.
    if (!code) return element.submit()
    const [live, { sendEnquiry }] = code
    const values = await live.check()
    setTries((count) => count + 1)
    if (!values) return tellWhatIsMissing(element)
    const hidden = new FormData(element)
    const received = await sendEnquiry(tool.url, {
      ...values,
      website: String(hidden.get('website') ?? ''),
      formStartTime: String(hidden.get('formStartTime') ?? ''),
      marketingOptIn: hidden.has('marketingOptIn'),
    })
    live.reset()
    dropDraft(tool.draftKey)
    if (tool.isWhole) sendEvent('tool_finish', { tool: tool.name })
    sendEvent('lead_sent', { tool: tool.name })
    setErrors({})
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
      const message = messageOf(error)
      if (found) (await control.current)?.show(found)
      else setProblem(message)
      toast({ title: 'Error', description: message, tone: 'error' })
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function onInput() {
    if (form.current) saveDraft(form.current, tool.draftKey)
    if (tool.isWhole && !isBegun.current) sendEvent('tool_start', { tool: tool.name })
    isBegun.current = true
  }

  return { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput }
}

type Kept<T> = React.RefObject<Promise<FormControl<T>> | undefined>

function controlOf<T extends VisitorInput>(
  tool: EnquiryForm<T>,
  control: Kept<T>,
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
) {
  control.current ??= tool.loadControl(form, onErrors)
  // Fetched again at the next try, when the network is back.
  control.current.catch(() => (control.current = undefined))
  return control.current
}

function tellWhatIsMissing(form: HTMLFormElement) {
  const missing = missingOf(new FormData(form))
  if (missing) toast({ ...missing, tone: 'error' })
}
