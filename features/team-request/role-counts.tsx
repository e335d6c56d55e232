import { roleNames, type RoleSlug } from '#config/roles.ts'
import { Icon } from '#ui/icon.tsx'
import { mostOfARole, type RequestChoices } from './request-choices.ts'

interface Props {
  groups: RequestChoices['roles']
  values: Record<string, string | undefined>
  error: string | undefined
}

const counts = Array.from({ length: mostOfARole }, (_, i) => String(i + 1))

/** How many of each role: a list of numbers, so that two taps choose one, with or without script. */
export function RoleCounts({ groups, values, error }: Props) {
  return (
    <fieldset
      id="roles"
      tabIndex={-1}
      aria-describedby={error ? 'roles-error' : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="flex items-baseline gap-2 pb-4 text-sm font-semibold">
        Which roles, and how many of each?
        <span aria-hidden="true" className="text-xs font-normal text-slate">
          at least one
        </span>
      </legend>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ label, slugs }) => (
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="border-b border-rule-strong pb-1 font-mono text-xs text-slate">
              {label}
            </p>
            {slugs.map((slug) => (
              <RoleCount key={slug} slug={slug} value={values[`roles.${slug}`]} />
            ))}
          </div>
        ))}
      </div>
      <p
        id="roles-error"
        className="flex min-h-8 items-start gap-1.5 pt-2 pb-2 text-sm leading-5 text-signal-strong"
      >
        {error && (
          <>
            <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  )
}

function RoleCount({ slug, value = '' }: { slug: RoleSlug; value: string | undefined }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 border-b border-rule has-[option:checked:not([value=''])]:bg-sea-tint has-[option:checked:not([value=''])]:font-semibold">
      <span className="min-w-0">{roleNames[slug]}</span>
      <span className="relative shrink-0">
        <select
          name={`roles.${slug}`}
          defaultValue={value}
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
    </label>
  )
}
