import { calculatorPageOf } from '#content/resource-page.ts'
import { readAddress } from '#features/calculators/calculator.ts'
import { OeeCalculator } from '#features/calculators/oee-calculator.tsx'
import { oeeCalculator } from '#features/calculators/oee-form.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import type { Route } from './+types/oee-calculator'
import { CalculatorView } from './resources/calculator-view.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  return {
    ...calculatorPageOf('oee-calculator', faq),
    given: readAddress(oeeCalculator.fields, url.searchParams),
  }
}

export default function OeeCalculatorPage({ loaderData: { given, ...page } }: Route.ComponentProps) {
  return (
    <CalculatorView {...page}>
      <OeeCalculator path={page.path} given={given} />
    </CalculatorView>
  )
}
