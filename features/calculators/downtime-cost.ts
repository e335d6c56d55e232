export interface DowntimeInput {
  stopsPerWeek: number
  minutesPerStop: number
  weeksPerYear: number
  /** What the line makes when it runs. */
  piecesPerHour: number
  /** Price less material and other costs that fall away with the piece, in pounds. */
  contributionPerPiece: number
  /** Share of the lost pieces that is made later without extra cost, 0 to 1. */
  madeUpShare: number
  peopleWaiting: number
  /** Wage with employer's costs, in pounds. */
  labourPerHour: number
  /** Pieces thrown away at each restart. */
  scrapPerRestart: number
  /** Material and work already in a scrapped piece, in pounds. */
  costPerScrapPiece: number
}

export interface DowntimeCost {
  /** Pounds per stop. */
  contribution: number
  labour: number
  scrap: number
  perStop: number
  perHour: number
  perYear: number
  hoursPerYear: number
}

/**
 * What stops cost: the contribution of pieces that are never made, the hours of people who wait, and the scrap of the restart.
 * Marginal costing as usual for a bottleneck: fixed costs run on in either case and are left out.
 */
export function downtimeCostOf(input: DowntimeInput): DowntimeCost {
  const hours = input.minutesPerStop / 60
  const contribution = hours * input.piecesPerHour * input.contributionPerPiece * (1 - input.madeUpShare)
  const labour = hours * input.peopleWaiting * input.labourPerHour
  const scrap = input.scrapPerRestart * input.costPerScrapPiece
  const perStop = contribution + labour + scrap
  const stopsPerYear = input.stopsPerWeek * input.weeksPerYear
  return {
    contribution,
    labour,
    scrap,
    perStop,
    perHour: perStop / hours,
    perYear: perStop * stopsPerYear,
    hoursPerYear: hours * stopsPerYear,
  }
}
