import { type Loaded, page } from '#app/document/page.server.tsx'
import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { DowntimeCalculator } from '#features/calculators/downtime-calculator.tsx'
import { downtimeCalculator } from '#features/calculators/downtime-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/downtime-cost-calculator'
import { CalculatorView } from './parts/resources/calculator-view.tsx'
import { FilledFrom, filledFrom } from './parts/resources/filled-from.tsx'

const Calculator = island('downtime-calculator', DowntimeCalculator)

async function load({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('downtime-cost-calculator', faq),
    given: readAddress(downtimeCalculator.fields, url.searchParams),
    filled: filledFrom(downtimeCalculator.fields, url.searchParams),
  }
}

export const loader = page(
  async (args: Route.LoaderArgs) => <DowntimeCostCalculatorPage data={await load(args)} />,
  { sheet: 'tools' },
)

function DowntimeCostCalculatorPage({ data: { given, filled, ...page } }: { data: Loaded<typeof load> }) {
  return (
    <CalculatorView {...page}>
      {filled && <FilledFrom {...filled} />}
      <Calculator path={page.path} given={given} />
    </CalculatorView>
  )
}
