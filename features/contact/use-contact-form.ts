import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, messageOf } from '#lib/api-client.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { toast } from '#ui/toast-store.ts'
import { contactToasts } from './contact-words.ts'
import type { ContactAnswer } from './contact.schema.ts'
import type { ContactControl } from './contact-control.ts'
import { dropDraft, restoreDraft, saveDraft } from './contact-draft.ts'

const fallback = 'Something went wrong. Please try again.'

/** The life of the form in the browser: validation is fetched when the form comes near, and nothing typed is ever lost. */
export function useContactForm(initialErrors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  const control = useRef<Promise<ContactControl>>(undefined)
  const isSending = useRef(false)
  const [errors, setErrors] = useState(initialErrors)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [startTime, setStartTime] = useState('')
  const [answer, setAnswer] = useState<ContactAnswer>()
  const isFirstPage = useLocation().key === 'default'

  useEffect(() => {
    const element = form.current
    if (!element) return
    const shownAt = isFirstPage ? Math.round(performance.timeOrigin) : Date.now()
    setStartTime(restoreDraft(element) ?? String(shownAt))
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void loadControl(control, element, setErrors).catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    return () => {
      near.disconnect()
      void control.current?.then((live) => live.stop())
      control.current = undefined
    }
  }, [isFirstPage])

  async function submit(element: HTMLFormElement) {
    setProblem(undefined)
    setAnswer(undefined)
    const live = await loadControl(control, element, setErrors)
    const values = await live.check()
    setTries((count) => count + 1)
    if (!values) return tellWhatIsMissing(element)
    const [{ sendContact }, hidden] = [await import('./send-contact.ts'), new FormData(element)]
    const received = await sendContact({
      ...values,
      website: String(hidden.get('website') ?? ''),
      formStartTime: String(hidden.get('formStartTime') ?? ''),
      marketingOptIn: hidden.has('marketingOptIn'),
    })
    live.reset()
    dropDraft()
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
      saveDraft(element)
      const found = error instanceof ApiError ? error.body.errors : undefined
      const message = messageOf(error, fallback)
      if (found) (await control.current)?.show(found)
      else setProblem(message)
      toast({ title: 'Error', description: message, tone: 'error' })
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  const onInput = () => form.current && saveDraft(form.current)
  return { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput }
}

type Kept = React.RefObject<Promise<ContactControl> | undefined>

function loadControl(control: Kept, form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  control.current ??= import('./contact-control.ts').then(({ controlContact }) =>
    controlContact(form, onErrors),
  )
  // Fetched again at the next try, when the network is back.
  control.current.catch(() => (control.current = undefined))
  return control.current
}

/** One toast, for the first of the three that is missing. */
function tellWhatIsMissing(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const missing =
    text('name').length < 2
      ? contactToasts.name
      : !text('email').includes('@')
        ? contactToasts.email
        : text('company') === ''
          ? contactToasts.company
          : undefined
  if (missing) toast({ ...missing, tone: 'error' })
}
