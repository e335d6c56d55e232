/** A heading without the unit that it bears: that stands with the figures. */
export function withoutUnit(heading: string, unit: string): string {
  const bare = heading.replace(/\s*[([][^)\]]*[)\]]\s*$/, '')
  const own = unit && bare.endsWith(` ${unit}`) ? bare.slice(0, -unit.length).trim() : bare
  return own || heading
}
