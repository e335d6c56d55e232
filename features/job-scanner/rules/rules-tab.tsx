import { useQuery } from '@tanstack/react-query'
import { roleNames } from '#config/roles.ts'
import { useMe } from '#features/context/use-me.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { classes } from '#ui/classes.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/field.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { isSameAs } from './rule-draft.ts'
import { RuleEditor } from './rule-editor.tsx'
import type { RuleAnswer } from './rule.schema.ts'
import { useLiveRefetch } from '#features/job-scanner/runs/use-live-refetch.ts'
import { useRuleDrafts } from './use-rule-drafts.ts'

/** The words by which a job is of a role, edited beside what they would do to the stored jobs. What is not saved stays in this tab of the browser. */
export function RulesTab() {
  const { data, error, isPending, refetch } = useQuery<{ items: RuleAnswer[] }>({
    queryKey: ['/api/scanner/rules'],
  })
  const [params, setParams] = useSearchParams()
  const { drafts, keep, drop } = useRuleDrafts()
  const { may } = useMe()
  useLiveRefetch(data?.items.some(({ matching }) => matching) ?? false, refetch)
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error && !data)
    return (
      <ErrorState title="The rules can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (isPending) return <SkeletonRows rows={8} label="Loading the rules" />
  const rule = data.items.find(({ role }) => role === params.get('role')) ?? data.items[0]
  if (!rule) return null
  const choose = (role: string) =>
    setParams({ tab: 'rules', role }, { replace: true, preventScrollReset: true })
  const isChanged = (one: RuleAnswer) => {
    const draft = drafts[one.role]
    return draft !== undefined && !isSameAs(draft.draft, one)
  }
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SelectField
        label="Role"
        name="rule-role"
        className="lg:hidden"
        value={rule.role}
        onChange={(event) => choose(event.target.value)}
        options={data.items.map((one) => ({
          value: one.role,
          label: `${roleNames[one.role]} (${one.openMatches})${isChanged(one) ? ', not saved' : ''}`,
        }))}
      />
      <nav aria-label="Roles" className="max-lg:hidden">
        <ul>
          {data.items.map((one) => (
            <li key={one.role}>
              <button
                type="button"
                aria-current={one === rule || undefined}
                onClick={() => choose(one.role)}
                className={classes(
                  'flex min-h-9 w-full cursor-pointer items-center justify-between gap-2 border-l-2 py-1 pr-1 pl-3 text-left transition-colors hover:text-ink',
                  one === rule ? 'border-sea font-semibold text-ink' : 'border-rule text-slate',
                )}
              >
                <span>
                  {roleNames[one.role]}
                  {isChanged(one) && <span className="block text-xs font-normal text-warn">Not saved</span>}
                </span>
                <span className="text-xs font-normal tabular-nums">
                  {one.openMatches}
                  <span className="sr-only"> open jobs</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <RuleEditor
        key={rule.role}
        rule={rule}
        mayWrite={may('scanner.write')}
        begun={drafts[rule.role]}
        onChange={(draft) => keep(rule.role, rule.version, draft)}
        onDrop={() => drop(rule.role)}
      />
    </div>
  )
}
