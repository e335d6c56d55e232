import { dashOfRange } from '#lib/range.ts'

/** Text whose ranges ("£800–£1,500") stay on one line. Documents bind theirs by themselves; inside an island it is said where one may stand. */
export function RangeText({ text }: { text: string }) {
  let end = 0
  return text.split(dashOfRange).map((part, i) => {
    end += part.length
    if (i % 2 === 0) return part
    return (
      <span key={end} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}
