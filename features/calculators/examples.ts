import type { CalculatorSlug } from '#content/calculator.ts'
import { answer, readAddress, type Calculator, type Reading } from './calculator.ts'
import { downtimeCalculator } from './downtime-form.ts'
import { oeeCalculator } from './oee-form.ts'
import { roiCalculator } from './roi-form.ts'

/** What each calculator reads before anybody writes: the result of its example. */
export function exampleReadings(): Record<CalculatorSlug, Reading> {
  return {
    'oee-calculator': headlineOf(oeeCalculator),
    'downtime-cost-calculator': headlineOf(downtimeCalculator),
    'roi-calculator': headlineOf(roiCalculator),
  }
}

function headlineOf<Name extends string, Result>(calculator: Calculator<Name, Result>): Reading {
  const { outcome } = answer(calculator, readAddress(calculator.fields, new URLSearchParams()))
  if (!outcome) throw new Error('The example of a calculator has no result')
  return outcome.headline
}
