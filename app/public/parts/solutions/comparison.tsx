import { Link } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  intro: string
  basis: string
  columns: { solution: string; input: string; weeks: string; firstStep: string; price: string }
  /** Weeks at the right end of the scale. */
  scale: number
  rows: {
    slug: string
    title: string
    firstInput: string
    weeks: { from: number; to: number }
    price: { value: string; label: string }
    firstStep: string
  }[]
}

const head = 'border-b border-ink py-3 pr-4 lg:pr-6 text-left text-sm font-semibold align-bottom'
const cell = 'max-md:block md:border-b md:border-rule md:py-4 md:pr-4 lg:pr-6 align-top'

/** All of them in one table, their courses drawn on one scale of weeks. On a phone each row is a block. */
export function Comparison({ title, intro, basis, columns, scale, rows }: Props) {
  return (
    <section aria-labelledby="compare" className="mt-20 bg-sunk py-14 md:mt-28 md:py-20">
      <Container>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 id="compare" className="text-3xl md:col-span-5">
            {title}
          </h2>
          <p className="md:col-span-7">{intro}</p>
        </div>
        <table className="mt-10 w-full text-base max-md:block">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className={head}>
                {columns.solution}
              </th>
              <th scope="col" className={head}>
                {columns.input}
              </th>
              <th scope="col" className={`${head} w-1/4 lg:w-1/3`}>
                {columns.weeks}
                <span
                  aria-hidden="true"
                  className="mr-20 flex justify-between font-mono text-xs font-normal text-slate"
                >
                  {quarters.map((part) => (
                    <span
                      key={part}
                      className="w-0 whitespace-nowrap max-lg:nth-[even]:invisible [direction:rtl] first:[direction:ltr]"
                    >
                      {part * scale}
                    </span>
                  ))}
                </span>
              </th>
              <th scope="col" className={head}>
                {columns.firstStep}
              </th>
              <th scope="col" className={`${head} pr-0`}>
                {columns.price}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block max-md:border-t max-md:border-ink">
            {rows.map(({ slug, title, firstInput, weeks, price, firstStep }) => (
              <tr key={slug} className="max-md:block max-md:border-b max-md:border-rule max-md:py-4">
                <th scope="row" className={`${cell} text-left font-semibold`}>
                  <Link
                    to={`/solutions/${slug}`}
                    className="text-sea underline-offset-4 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
                  >
                    {title}
                  </Link>
                </th>
                <td className={cell}>{firstInput}</td>
                <td className={cell}>
                  <span className="my-1.5 flex items-center gap-4 md:my-0">
                    <Course {...weeks} scale={scale} />
                    <span className="shrink-0 text-right font-mono text-sm whitespace-nowrap md:w-16">
                      {weeks.from}–{weeks.to}
                      <span className="md:sr-only"> weeks</span>
                    </span>
                  </span>
                </td>
                <td className={`${cell} text-sm whitespace-nowrap tabular-nums`}>
                  <span className="md:sr-only">{columns.firstStep}: </span>
                  {firstStep}
                </td>
                <td className={`${cell} text-sm md:pr-0`}>
                  <strong className="font-semibold whitespace-nowrap tabular-nums">{price.value}</strong>{' '}
                  {price.label}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-5 max-w-text text-sm text-slate">{basis}</p>
      </Container>
    </section>
  )
}

const quarters = [0, 0.25, 0.5, 0.75, 1]
const tickPath = quarters.map((part) => `M${part * 100} 0V16`).join('')

const share = (weeks: number, scale: number) => (weeks / scale) * 100

function Course({ from, to, scale }: { from: number; to: number; scale: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none" className="h-4 min-w-0 grow">
      <path d={tickPath} className="stroke-rule-strong" vectorEffect="non-scaling-stroke" />
      <rect x="0" y="4" width={share(to, scale)} height="8" className="fill-sea opacity-35" />
      <rect x="0" y="4" width={share(from, scale)} height="8" className="fill-sea" />
    </svg>
  )
}
