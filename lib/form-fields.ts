/**
 * The fields of a form as an object. A name with a dot becomes a field of a field: `roles.engineer=2` is
 * `{ roles: { engineer: '2' } }`. Of a name that is given twice the last one counts.
 */
export function nestFields(fields: Iterable<[name: string, value: string]>): Record<string, unknown> {
  const plain = new Map<string, unknown>()
  const groups = new Map<string, Map<string, string>>()
  for (const [name, value] of fields) {
    const [, group, key] = /^([^.]+)\.(.+)$/s.exec(name) ?? []
    if (group === undefined || key === undefined) plain.set(name, value)
    else groups.set(group, (groups.get(group) ?? new Map<string, string>()).set(key, value))
  }
  for (const [group, entries] of groups) plain.set(group, Object.fromEntries(entries))
  return Object.fromEntries(plain)
}
