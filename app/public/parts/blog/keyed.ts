/** Parts of a text with a key each: what they say and how often that came before. */
export function keyed<T>(parts: readonly T[]): { key: string; part: T }[] {
  const seen = new Map<string, number>()
  return parts.map((part) => {
    const text = JSON.stringify(part)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${text} ${before}`, part }
  })
}
