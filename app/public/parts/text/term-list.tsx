import { classes } from '#ui/classes.ts'

/** Lines written "Name: explanation" as names and what is said of them, a rule between each. */
export function TermList({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <dl className={classes('border-t border-ink', className)}>
      {lines.map((line) => {
        const { name, text } = partsOf(line)
        return (
          <div
            key={line}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-9 print:py-2"
          >
            <dt className="font-heading text-lg leading-snug font-semibold md:col-span-3 print:text-sm">
              {name}
            </dt>
            <dd className="max-w-text text-balance md:col-span-6">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The explanation stands alone, so it starts with a capital. */
function partsOf(line: string) {
  const at = line.indexOf(':')
  const text = line.slice(at + 1).trim()
  return { name: line.slice(0, at), text: text.charAt(0).toUpperCase() + text.slice(1) }
}
