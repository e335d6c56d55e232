import { type Loaded, page } from '#app/document/page.server.tsx'
import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { RoiCalculator } from '#features/calculators/roi-calculator.tsx'
import { roiCalculator } from '#features/calculators/roi-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/roi-calculator'
import { CalculatorView } from './parts/resources/calculator-view.tsx'

const Calculator = island('roi-calculator', RoiCalculator)

async function load({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('roi-calculator', faq),
    given: readAddress(roiCalculator.fields, url.searchParams),
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <RoiCalculatorPage data={await load(args)} />, {
  sheet: 'tools',
})

function RoiCalculatorPage({ data: { given, ...page } }: { data: Loaded<typeof load> }) {
  return (
    <CalculatorView {...page}>
      <Calculator path={page.path} given={given} />
    </CalculatorView>
  )
}
