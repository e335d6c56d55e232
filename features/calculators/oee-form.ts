import { figure, percent, type Calculator } from './calculator.ts'
import { oeeOf, type Oee } from './oee.ts'

type Name = 'planned' | 'down' | 'cycle' | 'total' | 'rejects'

export const oeeCalculator: Calculator<Name, Oee> = {
  file: {
    text: 'A log of stops and counts? The OEE demo reads it as CSV or Excel, on your device, and gives these factors for each shift.',
    link: { to: '/demo/dynamic-operational-dashboards#your-file', label: 'Use a file' },
  },
  fields: [
    {
      name: 'planned',
      label: 'Planned production time',
      unit: 'minutes',
      hint: 'The shift without its planned breaks',
      min: 1,
      max: 10_000_000,
      example: 420,
    },
    {
      name: 'down',
      label: 'Stopped',
      unit: 'minutes',
      hint: 'Breakdowns, changeovers, waiting',
      min: 0,
      max: 10_000_000,
      example: 47,
    },
    {
      name: 'cycle',
      label: 'Ideal cycle time',
      unit: 's per piece',
      hint: 'From the machine’s data sheet or its best hour',
      min: 0.01,
      max: 86_400,
      example: 1,
    },
    {
      name: 'total',
      label: 'Pieces made',
      unit: 'pieces',
      hint: 'Good and bad, from the counter',
      min: 1,
      max: 100_000_000,
      example: 19_271,
      isWhole: true,
    },
    {
      name: 'rejects',
      label: 'Rejected or reworked',
      unit: 'pieces',
      hint: 'Not right the first time',
      min: 0,
      max: 100_000_000,
      example: 423,
      isWhole: true,
    },
  ],
  check({ planned, down, total, rejects }) {
    if (down >= planned)
      return [
        {
          name: 'down',
          message: `Stopped: must be less than the ${figure(planned)} minutes of planned time`,
        },
      ]
    if (rejects > total)
      return [
        {
          name: 'rejects',
          message: `Rejected or reworked: can’t be more than the ${figure(total)} pieces made`,
        },
      ]
    return []
  },
  compute: ({ planned, down, cycle, total, rejects }) =>
    oeeOf({
      plannedMinutes: planned,
      downMinutes: down,
      idealSeconds: cycle,
      totalCount: total,
      rejectCount: rejects,
    }),
  describe({ planned, down, cycle, total, rejects }, { availability, performance, quality, oee }) {
    const run = planned - down
    return {
      headline: {
        label: 'OEE',
        value: percent(oee),
        note: 'of the planned time made good pieces at full speed',
      },
      readings: [
        { label: 'Availability', value: percent(availability), note: 'running when it should' },
        { label: 'Performance', value: percent(performance), note: 'speed while it ran' },
        { label: 'Quality', value: percent(quality), note: 'right the first time' },
      ],
      formulas: [
        {
          name: 'Availability',
          words: '(planned − stopped) ÷ planned',
          filled: `(${figure(planned)} − ${figure(down)}) ÷ ${figure(planned)}`,
          result: percent(availability),
        },
        {
          name: 'Performance',
          words: 'ideal cycle × pieces ÷ running time',
          filled: `${figure(cycle)} s × ${figure(total)} ÷ (${figure(run)} min × 60)`,
          result: percent(performance),
        },
        {
          name: 'Quality',
          words: '(pieces − rejected) ÷ pieces',
          filled: `(${figure(total)} − ${figure(rejects)}) ÷ ${figure(total)}`,
          result: percent(quality),
        },
        {
          name: 'OEE',
          words: 'availability × performance × quality',
          filled: `${percent(availability)} × ${percent(performance)} × ${percent(quality)}`,
          result: percent(oee),
        },
      ],
      notice:
        performance > 1
          ? `Making these pieces would take longer than the line ran: performance is ${percent(performance)}. The ideal cycle time is too long, or the counter counts something twice. No speed loss can be shown.`
          : undefined,
    }
  },
}
