import { EstimateNote, RangeSource } from '#app/public/parts/text/estimate-note.tsx'
import type { Measure } from '#content/measure.ts'

/** What is measured; where the typical range is a share, it stands as a numeral before the words that belong to it. */
interface Props {
  measures: Measure[]
  estimate: string
  basis: string
}

export function Benefits({ measures, estimate, basis }: Props) {
  return (
    <>
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {measures.map(({ name, text, range, source }) => (
          <div key={name} className="border-t border-ink pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-base text-slate">
              {range ? (
                <>
                  <span className="block text-sm">typically</span>
                  <span className="block pb-1 font-heading text-2xl leading-tight font-semibold tabular-nums text-sea">
                    {range.from} to {range.to}%
                  </span>
                  {afterRange(text)}
                </>
              ) : (
                capitalised(text)
              )}
              {source && <RangeSource {...source} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-text text-sm text-slate">
        <EstimateNote estimate={estimate} basis={basis} />
      </p>
    </>
  )
}

/** "typically 20 to 45% fewer, by …" becomes "fewer, by …". */
function afterRange(text: string) {
  const rest = text.replace(/^typically \S+ to \S+ ?%[\s,]*/, '')
  return rest === text ? capitalised(text) : rest
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
