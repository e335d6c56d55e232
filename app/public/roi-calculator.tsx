import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { RoiCalculator } from '#features/calculators/roi-calculator.tsx'
import { roiCalculator } from '#features/calculators/roi-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import type { Route } from './+types/roi-calculator'
import { CalculatorView } from './resources/calculator-view.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('roi-calculator', faq),
    given: readAddress(roiCalculator.fields, url.searchParams),
  }
}

export default function RoiCalculatorPage({ loaderData: { given, ...page } }: Route.ComponentProps) {
  return (
    <CalculatorView {...page}>
      <RoiCalculator path={page.path} given={given} />
    </CalculatorView>
  )
}
