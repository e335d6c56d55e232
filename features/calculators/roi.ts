export interface RoiInput {
  /** Pounds, paid at the start. */
  investment: number
  /** Pounds a year once it is in full use. */
  yearlyBenefit: number
  /** Months from payment to first use. */
  monthsToStart: number
  /** Months from first to full use, in a straight line. */
  rampMonths: number
  /** Pounds a year from first use: licences, servers, someone's hours. */
  yearlyRunning: number
  /** Per year, 0 to 1. */
  discountRate: number
}

export interface Roi {
  /** Pounds at the end of each month, from month 0; not discounted. */
  cash: number[]
  /** Months until the cash is back for good, within the months looked at; undefined when it isn't. */
  paybackMonths: number | undefined
  npv: number
  /** Gain over investment within three years, not discounted. */
  ratio: number
  /** The yearly benefit at which the net present value is nil. */
  breakEvenBenefit: number
}

export const roiMonths = 36

/** Share of the full benefit in a month, the mean of a straight ramp within that month. */
function rampOf(month: number, { monthsToStart, rampMonths }: RoiInput): number {
  const used = month - monthsToStart
  if (used <= 0) return 0
  return rampMonths === 0 ? 1 : Math.min(1, (used - 0.5) / rampMonths)
}

/**
 * Payback and net present value over three years, by month. Flows fall at the end of their month and are discounted at
 * (1 + rate)^(1/12) (Brealey, Myers and Allen, Principles of Corporate Finance). Tax and residual value are left out.
 */
export function roiOf(input: RoiInput): Roi {
  const monthly = (1 + input.discountRate) ** (1 / 12)
  const cash = [-input.investment]
  let presentOfBenefit = 0
  let presentOfRunning = 0
  for (let month = 1; month <= roiMonths; month++) {
    const share = rampOf(month, input)
    const running = month > input.monthsToStart ? input.yearlyRunning / 12 : 0
    const discount = monthly ** month
    presentOfBenefit += share / 12 / discount
    presentOfRunning += running / discount
    cash.push((cash.at(-1) ?? 0) + (share * input.yearlyBenefit) / 12 - running)
  }
  return {
    cash,
    paybackMonths: paybackOf(cash),
    npv: input.yearlyBenefit * presentOfBenefit - presentOfRunning - input.investment,
    ratio: (cash.at(-1) ?? 0) / input.investment,
    breakEvenBenefit: (input.investment + presentOfRunning) / presentOfBenefit,
  }
}

/** The month, with a part of it, after which cash stays above nil. */
function paybackOf(cash: number[]): number | undefined {
  const lastBelow = cash.findLastIndex((value) => value < 0)
  const below = cash[lastBelow]
  const above = cash[lastBelow + 1]
  if (below === undefined || above === undefined) return undefined
  return lastBelow + -below / (above - below)
}
