import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { LeadChoice } from '#features/correspondence/message.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import { areKeysOn, isTyping } from '#ui/shortcut-keys.ts'
import { useAssignMail } from './use-assign-mail.ts'

const mostKeys = 9

interface Props {
  /** Of the mail. */
  id: string
  choices: LeadChoice[]
  onDone: () => void
}

/** Asks which open lead of its sender a mail is about: a click, or the number before it, and that lead opens. */
export function LeadChoices({ id, choices, onDone }: Props) {
  const { nameOf } = useStages()
  const navigate = useNavigate()
  const { assign, isPending } = useAssignMail(id, (leadId) => {
    onDone()
    void navigate(`/lead-form/${leadId}`)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPending || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || !areKeysOn()) return
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
    if (choice) assign(choice.id)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <section aria-labelledby="lead-choices" className="mb-4 border-l-4 border-warn bg-warn-tint px-4 py-3">
      <h3 id="lead-choices" className="font-semibold">
        Which lead is it about?
      </h3>
      <ol className="grid gap-1.5 pt-2">
        {choices.map(({ id: leadId, name, company, problem, stage, value, createdAt }, index) => (
          <li key={leadId}>
            <button
              type="button"
              disabled={isPending}
              onClick={() => assign(leadId)}
              className="flex w-full cursor-pointer items-baseline gap-3 rounded border border-rule-strong bg-raised px-3 py-2 text-left hover:border-ink touch:min-h-11"
            >
              {index < mostKeys && <kbd className="font-mono text-sm text-slate">{index + 1}</kbd>}
              <span className="min-w-0">
                <span className="block font-semibold break-words">
                  {[name, company].filter(Boolean).join(', ')}
                </span>
                {problem && <span className="line-clamp-1 break-words">{problem}</span>}
                <span className="block text-sm text-slate">
                  {[nameOf(stage), value !== null && money(value), longDate(createdAt)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
