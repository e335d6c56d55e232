import type { AssignmentRule } from './assignment.schema.ts'

export interface AssignedFacts {
  sector: string | null
  country: string | null
}

/** What changes from lead to lead. */
export interface AssignmentState {
  /** Who was given the last lead of each rule, by the rule's id. */
  turns: Readonly<Record<string, string>>
  /** How many open leads each colleague has. */
  open: ReadonlyMap<string, number>
}

/**
 * Who gets a new lead: of the first rule that fits and has somebody, the one whose turn it is, or who has the fewest open leads (of equals,
 * whose turn it is). `able` may be given leads. Undefined when no rule fits.
 */
export function assign(
  rules: readonly AssignmentRule[],
  able: ReadonlySet<string>,
  facts: AssignedFacts,
  { turns, open }: AssignmentState,
): { rule: AssignmentRule; ownerId: string } | undefined {
  for (const rule of rules) {
    if (!fits(rule, facts)) continue
    const inTurn = afterLast(rule.ownerIds, turns[rule.id]).filter((id) => able.has(id))
    const load = (id: string) => open.get(id) ?? 0
    const least = Math.min(...inTurn.map(load))
    const ownerId = rule.way === 'turn' ? inTurn[0] : inTurn.find((id) => load(id) === least)
    if (ownerId) return { rule, ownerId }
  }
  return undefined
}

const fits = ({ sectors, countries }: AssignmentRule, { sector, country }: AssignedFacts) =>
  (sectors.length === 0 || sectors.some((one) => one === sector)) &&
  (countries.length === 0 || countries.some((one) => one === country))

/** The list, begun behind the one who had the last turn. */
function afterLast(ids: readonly string[], last: string | undefined): string[] {
  const at = last === undefined ? -1 : ids.indexOf(last)
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)]
}

/** The state after a lead was given away. */
export function afterwards(
  { turns, open }: AssignmentState,
  { rule, ownerId }: { rule: AssignmentRule; ownerId: string },
): AssignmentState {
  return {
    turns: { ...turns, [rule.id]: ownerId },
    open: new Map([...open, [ownerId, (open.get(ownerId) ?? 0) + 1]]),
  }
}
