import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { unknownAnswer, type AskedQuestion } from './question-run.ts'

interface Props {
  question: AskedQuestion
  number: number
  /** Undefined when it has no answer yet. */
  value: number | null | undefined
  problem: string | undefined
  /** Where a form without script posts to. */
  action: string
  back: string
  onAnswer(value: number | null): void
  onNext(): void
  /** By the button; `at` is its event's time. */
  onContinue(value: number | null, at: number): void
}

/** Long enough to see which answer was taken. */
const showChoiceMs = 280
const unknownKey = '?'

/** One question as radio buttons. A tap or a key answers and goes on; the arrow keys only choose. Without script it is a plain form. */
export function QuestionForm({
  question,
  number,
  value,
  problem,
  action,
  back,
  onAnswer,
  onNext,
  onContinue,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useHeadingFocus()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  function choose(next: number | null) {
    const name = next === null ? 'unknown' : String(next)
    const input = form.current?.querySelector<HTMLInputElement>(`input[value="${name}"]`)
    if (input) input.checked = true
    onAnswer(next)
    clearTimeout(leaving.current)
    leaving.current = setTimeout(onNext, showChoiceMs)
  }

  const takeEarlyChoice = useEffectEvent(() => {
    // What was chosen before this script arrived.
    const chosen = chosenIn(form.current)
    if (chosen === undefined || chosen === value) return
    // A tap goes on; what the arrow keys chose, or the browser filled in again, doesn't.
    const isTapped = navigator.userActivation?.hasBeenActive && !form.current?.querySelector(':focus-visible')
    if (isTapped) choose(chosen)
    else onAnswer(chosen)
  })
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === unknownKey) choose(null)
    else if (/^[0-4]$/.test(event.key)) choose(Number(event.key))
  })
  const takeTap = useEffectEvent((event: MouseEvent) => {
    // What the keyboard chooses comes as a click without a count.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const input = event.target.closest('label')?.querySelector<HTMLInputElement>('input[name="value"]')
    if (input) choose(valueOf(input.value))
  })
  useEffect(() => {
    const element = form.current
    const listening = new AbortController()
    const { signal } = listening
    takeEarlyChoice()
    document.addEventListener('keydown', takeKey, { signal })
    element?.addEventListener('click', takeTap, { signal })
    return () => {
      listening.abort()
      clearTimeout(leaving.current)
    }
  }, [])

  const options = [
    ...question.options.map((label, i) => ({ label, value: i, name: String(i), mark: String(i) })),
    { label: unknownAnswer, value: null, name: 'unknown', mark: unknownKey },
  ]
  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event) => {
        const chosen = chosenIn(event.currentTarget)
        if (chosen === undefined) return
        event.preventDefault()
        onContinue(chosen, event.timeStamp)
      }}
    >
      {problem && (
        <div className="mb-6">
          <ErrorSummary title="There is a problem" errors={[{ name: 'answer-0', message: problem }]} />
        </div>
      )}
      <fieldset className="min-w-0">
        <legend className="w-full">
          <h1
            ref={heading}
            tabIndex={-1}
            className="max-w-[26ch] pt-4 pb-2 text-3xl outline-none md:min-h-[2.5em]"
          >
            {question.text}
          </h1>
        </legend>
        <input type="hidden" name="question" value={question.id} />
        <div className="mt-4 border-t border-ink">
          {options.map((option) => (
            <label
              key={option.name}
              className={classes(
                'group relative flex min-h-14 cursor-pointer items-center gap-4 border-b border-rule py-3 pr-3 pl-1 transition-colors duration-150',
                'hover:bg-sunk has-checked:bg-sea-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
                option.value === null && 'text-slate',
              )}
            >
              <input
                type="radio"
                id={`answer-${option.name}`}
                name="value"
                value={option.name}
                required
                defaultChecked={value === option.value}
                onChange={() => onAnswer(option.value)}
                className="peer sr-only"
              />
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full border border-rule-strong font-mono text-sm text-slate transition-colors duration-150 group-hover:border-ink peer-checked:border-sea peer-checked:bg-sea peer-checked:text-on-sea"
              >
                {option.mark}
              </span>
              <span className="min-w-0">{option.label}</span>
              <Icon name="check" className="ml-auto hidden shrink-0 text-sea group-has-checked:block" />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <Button type="submit" size="lg" icon="arrow-right" iconAfter>
          {value === undefined ? 'Continue' : 'Keep and continue'}
        </Button>
        <Link
          to={back}
          className="inline-flex min-h-11 items-center gap-2 pr-2 text-sea underline-offset-4 hover:underline"
        >
          <Icon name="arrow-left" size={18} />
          {number > 1 ? 'Back' : 'What you get'}
        </Link>
      </div>
      <p className="mt-6 hidden max-w-text text-sm text-slate js:block">
        Tap an answer to go on; Back keeps what you chose.
        <span className="touch:hidden"> Keys 0 to 4 do the same, and ? is “{unknownAnswer}”.</span>
      </p>
    </form>
  )
}

function chosenIn(form: HTMLFormElement | null): number | null | undefined {
  const name = form ? new FormData(form).get('value') : null
  if (name === null) return undefined
  return valueOf(String(name))
}

const valueOf = (name: string) => (name === 'unknown' ? null : Number(name))

function isTyping(target: EventTarget | null) {
  if (target instanceof HTMLInputElement) return target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
