import { useEffect, useRef, useState } from 'react'
import { roleNames, roleSlugs, type RoleSlug } from '#config/roles.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { mostOfARole, type RequestChoices, type RolesWords } from './request-choices.ts'
import { rolesInWords } from './team-request-words.ts'

interface Props {
  words: RolesWords
  groups: RequestChoices['roles']
  values: Record<string, string | undefined>
  error: string | undefined
}

const counts = Array.from({ length: mostOfARole }, (_, i) => String(i + 1))

/** Every role with what it does, and how many of it: a list of numbers, so that two taps choose one, with or without script. */
export function RoleCounts({ words, groups, values, error }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState('')
  const readChosen = () => setChosen(chosenIn(fieldset.current))
  const most = Math.max(...groups.map(({ roles }) => roles.length))
  // After each render: a draft, the browser's Back and a sent form fill or empty the lists without a word.
  useEffect(readChosen)
  return (
    <fieldset
      id="roles"
      ref={fieldset}
      tabIndex={-1}
      aria-describedby={error ? 'roles-error' : undefined}
      onChange={readChosen}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="flex w-full flex-wrap items-baseline gap-x-3 border-t border-ink pt-4">
        <h3 id="fourteen-roles" className="scroll-mt-24 text-xl">
          {words.title}
        </h3>
        <span className="text-sm text-slate">how many of each? At least one</span>
      </legend>
      <p className="pt-2 pb-4 text-base text-slate">
        {words.intro}{' '}
        <Link to={words.all.to} className="text-sea underline underline-offset-4 hover:text-sea-strong">
          {words.all.label}
        </Link>
      </p>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr]">
        {groups.map(({ label, roles }) => (
          <div
            key={label}
            role="group"
            aria-label={label}
            className={
              roles.length === most ? 'sm:col-start-2 sm:row-span-3 sm:row-start-1' : 'sm:col-start-1'
            }
          >
            <p aria-hidden="true" className="border-b border-rule-strong pb-1 font-mono text-xs text-slate">
              {label}
            </p>
            {roles.map((role) => (
              <RoleCount key={role.slug} {...role} value={values[`roles.${role.slug}`]} />
            ))}
          </div>
        ))}
      </div>
      {error ? (
        <p
          id="roles-error"
          className="flex min-h-9 items-start gap-1.5 py-2 text-sm leading-5 text-signal-strong"
        >
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : (
        <p className="min-h-9 py-2 text-sm leading-5">{chosen && `You ask for ${chosen}`}</p>
      )}
    </fieldset>
  )
}

/** In the words in which the request is told. */
function chosenIn(fieldset: HTMLFieldSetElement | null): string {
  const lists = [...(fieldset?.querySelectorAll('select') ?? [])]
  const countOf = (slug: RoleSlug) => Number(lists.find(({ name }) => name === `roles.${slug}`)?.value)
  return rolesInWords({
    roles: roleSlugs.map((role) => ({ role, count: countOf(role) })).filter(({ count }) => count > 0),
  })
}

interface RoleProps {
  slug: RoleSlug
  summary: string
  value: string | undefined
}

/** The name leads to the role's page. What it does stands below it; on a phone once the role is chosen. */
function RoleCount({ slug, summary, value = '' }: RoleProps) {
  return (
    <div className="group -mx-3 border-b border-rule px-3 has-[option:checked:not([value=''])]:bg-sea-tint">
      <div className="flex min-h-14 items-center justify-between gap-4">
        <Link
          to={`/ai-roles/${slug}`}
          id={`role-${slug}`}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold [word-spacing:0.1em] underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
        >
          {roleNames[slug]}
        </Link>
        <span className="relative shrink-0">
          <select
            name={`roles.${slug}`}
            defaultValue={value}
            aria-labelledby={`role-${slug}`}
            className="block h-11 w-18 cursor-pointer appearance-none rounded border border-rule-strong bg-raised pr-7 pl-3 text-ink tabular-nums hover:border-ink"
          >
            <option value="">0</option>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={16}
            className="pointer-events-none absolute top-3.5 right-2 text-slate"
          />
        </span>
      </div>
      <p className="pb-3 text-sm text-slate max-sm:hidden max-sm:group-has-[option:checked:not([value=''])]:block">
        {summary}
      </p>
    </div>
  )
}
