import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { FindAnswer } from './find.schema.ts'
import { findGroups, unfinishedInWords } from './find-words.ts'

export interface Command {
  label: string
  icon: IconName
  url: string
}

interface Choice extends Command {
  key: string
  detail?: string
}

interface Props {
  /** Where one may go and what one may begin. */
  commands: Command[]
  onClose: () => void
  onGo: (url: string) => void
}

/** Finds records, pages and commands by words; arrows choose, Enter goes there. */
export function FindPalette({ commands, onClose, onGo }: Props) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const q = useDeferredValue(words.trim())
  const { data, error, isFetching } = useQuery<FindAnswer>({
    queryKey: [`/api/find?${new URLSearchParams({ q })}`],
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
    // A busy moment passes while someone waits in front of the field.
    retry: (count, failure) => failure instanceof ApiError && failure.status === 503 && count < 5,
    retryDelay: 1000,
  })
  const groups = groupsOf(commands, words.trim(), q.length > 1 ? data : undefined)
  const choices = groups.flatMap(({ choices }) => choices)
  const at = Math.min(chosen, choices.length - 1)
  const unfinished = data?.unfinished
  const optionId = (index: number) => `${id}-${index}`

  const move = (by: number) => {
    const next = (at + by + choices.length) % Math.max(choices.length, 1)
    setChosen(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') {
      const one = choices[at]
      if (one) onGo(one.url)
    } else return
    event.preventDefault()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Find anything" size="lg">
      <input
        type="text"
        role="combobox"
        aria-label="Find leads, companies, people, words, suppliers, pages and commands"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="A name, company, email, phone, words of an enquiry or a mail, or where to go"
        maxLength={100}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        className="block min-h-11 w-full rounded border border-rule-strong bg-raised px-3 text-ink hover:border-ink"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        className="min-h-64 pt-3"
        aria-busy={isFetching}
      >
        {error && <p role="alert">{messageOf(error)}</p>}
        {groups.map((group, number) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${number}`}>
            <p id={`${id}-group-${number}`} className="pt-2 pb-1 text-xs font-semibold text-slate">
              {group.label}
            </p>
            {group.choices.map((choice) => {
              const index = choices.indexOf(choice)
              return (
                <Option
                  key={choice.key}
                  id={optionId(index)}
                  choice={choice}
                  isChosen={index === at}
                  onPoint={() => setChosen(index)}
                  onGo={() => onGo(choice.url)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="pt-2 text-sm text-slate">
        {q.length > 1 &&
          choices.length === 0 &&
          (isFetching ? 'Searching…' : data && !unfinished && 'No results')}
        {q.length > 1 && unfinished && unfinishedInWords(unfinished)}
      </p>
    </Dialog>
  )
}

interface OptionProps {
  id: string
  choice: Choice
  isChosen: boolean
  onPoint: () => void
  onGo: () => void
}

function Option({ id, choice, isChosen, onPoint, onGo }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseMove={onPoint}
      onClick={onGo}
      onKeyDown={(event) => event.key === 'Enter' && onGo()}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-2 py-1.5 aria-selected:bg-sea-tint touch:min-h-11"
    >
      <Icon name={choice.icon} size={18} className="shrink-0 text-slate" />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{choice.label}</span>
        {choice.detail && <span className="block truncate text-sm text-slate">{choice.detail}</span>}
      </span>
      {isChosen && <span className="shrink-0 text-xs text-slate">Enter</span>}
    </div>
  )
}

function groupsOf(commands: Command[], words: string, data: FindAnswer | undefined) {
  const wanted = words.toLowerCase()
  const fitting = commands
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map((one): Choice => ({ ...one, key: `go ${one.url}` }))
  // Whoever types the name of a screen means it, and what is found meanwhile doesn’t take its place.
  const named = wanted ? fitting.filter(({ label }) => label.toLowerCase().startsWith(wanted)) : []
  const others = fitting.filter((one) => !named.includes(one))
  const found = (data?.groups ?? []).map(({ kind, items }) => ({
    label: findGroups[kind].label,
    choices: items.map((item): Choice => ({
      key: `${kind} ${item.id}`,
      label: item.title,
      detail: item.detail,
      url: item.url,
      icon: findGroups[kind].icon,
    })),
  }))
  return [
    { label: 'Go to', choices: named },
    ...found,
    { label: named.length > 0 ? 'Commands' : 'Go to', choices: others },
  ].filter(({ choices }) => choices.length > 0)
}
