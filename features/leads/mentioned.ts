const wordGoesOn = /^[\p{L}\p{N}]/u

/** The colleagues whose names stand after an @ in a text, whatever their case: the whole name, and where it is theirs alone the first one. */
export function mentionedIn(text: string, colleagues: readonly { id: string; name: string }[]): string[] {
  const lower = text.toLowerCase()
  const firstOf = (name: string) => name.toLowerCase().trim().split(/\s+/)[0] ?? ''
  const isNamed = (name: string) => {
    for (let at = lower.indexOf(`@${name}`); name && at >= 0; at = lower.indexOf(`@${name}`, at + 1))
      if (!wordGoesOn.test(lower.slice(at + 1 + name.length))) return true
    return false
  }
  return colleagues
    .filter(({ name }) => {
      const first = firstOf(name)
      const isOnlyOne = colleagues.filter((other) => firstOf(other.name) === first).length === 1
      return isNamed(name.toLowerCase().trim()) || (isOnlyOne && isNamed(first))
    })
    .map(({ id }) => id)
}
