import type { ReportLink } from '#features/demos/frame/report/report.ts'
import type { Oee } from '#lib/oee.ts'

interface Totals extends Oee {
  plannedMinutes: number
  parts: number
  rejects: number
}

/** Figures alone: no name of a shift, a machine or a file stands in an address. */
const addressOf = (calculator: string, figures: Record<string, number>) =>
  `/resources/${calculator}?${new URLSearchParams([
    ...Object.entries(figures).map(([name, value]): [string, string] => [
      name,
      String(Number(value.toPrecision(8))),
    ]),
    ['from', 'dynamic-operational-dashboards'],
  ])}`

/** Rejects of parts with other ideal cycles weigh more or less than their number: one cycle can't give that quality again. */
const hasOneCycle = ({ quality, parts, rejects }: Totals) =>
  Math.abs(quality - (parts - rejects) / parts) < 1e-9

/** The calculator of OEE with the figures of a shift or a file; none where it couldn't give the same OEE. */
export function oeeLink(one: Totals): ReportLink[] {
  const { plannedMinutes, runMinutes, parts, rejects, performance } = one
  if (!(runMinutes > 0 && parts > 0 && performance > 0) || !hasOneCycle(one)) return []
  return [
    {
      label: 'Try other figures in the OEE calculator',
      to: addressOf('oee-calculator', {
        planned: plannedMinutes,
        down: plannedMinutes - runMinutes,
        cycle: (performance * runMinutes * 60) / parts,
        total: Math.round(parts),
        rejects: Math.round(rejects),
      }),
    },
  ]
}

/** The calculator of what stops cost, with how long one lasts and what is made in an hour of running. */
export function costLink(
  { runMinutes, parts }: Totals,
  stops: { count: number; minutes: number },
): ReportLink[] {
  if (!(runMinutes > 0 && stops.count > 0 && stops.minutes > 0)) return []
  return [
    {
      label: 'Work out what these stops cost',
      to: addressOf('downtime-cost-calculator', {
        minutes: Number((stops.minutes / stops.count).toFixed(1)),
        rate: Math.round((parts / runMinutes) * 60),
      }),
    },
  ]
}
