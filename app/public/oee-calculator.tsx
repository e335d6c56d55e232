import { type Loaded, page } from '#app/document/page.server.tsx'
import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { OeeCalculator } from '#features/calculators/oee-calculator.tsx'
import { oeeCalculator } from '#features/calculators/oee-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/oee-calculator'
import { CalculatorView } from './parts/resources/calculator-view.tsx'
import { FilledFrom, filledFrom } from './parts/resources/filled-from.tsx'

const Calculator = island('oee-calculator', OeeCalculator)

async function load({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('oee-calculator', faq),
    given: readAddress(oeeCalculator.fields, url.searchParams),
    filled: filledFrom(oeeCalculator.fields, url.searchParams),
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <OeeCalculatorPage data={await load(args)} />, {
  sheet: 'tools',
})

function OeeCalculatorPage({ data: { given, filled, ...page } }: { data: Loaded<typeof load> }) {
  return (
    <CalculatorView {...page}>
      {filled && <FilledFrom {...filled} />}
      <Calculator path={page.path} given={given} />
    </CalculatorView>
  )
}
