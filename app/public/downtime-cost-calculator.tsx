import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { DowntimeCalculator } from '#features/calculators/downtime-calculator.tsx'
import { downtimeCalculator } from '#features/calculators/downtime-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import type { Route } from './+types/downtime-cost-calculator'
import { CalculatorView } from './resources/calculator-view.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('downtime-cost-calculator', faq),
    given: readAddress(downtimeCalculator.fields, url.searchParams),
  }
}

export default function DowntimeCostCalculatorPage({ loaderData: { given, ...page } }: Route.ComponentProps) {
  return (
    <CalculatorView {...page}>
      <DowntimeCalculator path={page.path} given={given} />
    </CalculatorView>
  )
}
