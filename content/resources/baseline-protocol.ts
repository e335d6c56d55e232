import type { Guide } from '#content/guide.ts'

export const baselineProtocol: Guide = {
  slug: 'baseline-protocol',
  title: 'Measuring before and after: a baseline protocol',
  pageTitle: 'A baseline protocol: before and after',
  description:
    'How to measure a line before a change so that the result can be shown afterwards: what to count, how long, what to freeze, and the arithmetic of doubt.',
  summary:
    'What to count, for how long, what to leave alone meanwhile, and how to say afterwards whether anything happened.',
  use: 'For the person who will be asked in a year whether it was worth it. Begin four to eight weeks before the change; the protocol needs a page of decisions, twenty minutes a week, and a spreadsheet. It works for a camera, a new tool or a new shift pattern alike.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'why',
      title: 'Why memory won’t do',
      blocks: [
        'Three things make a change look better than it is. People start it when things are at their worst, and the worst passes by itself: statisticians call it regression to the mean. Everyone watches the line more closely during a project. And whoever asked for the money reports on it.',
        'The remedy is dull: decide beforehand what counts, count it the same way before and after, and write down what else happened. A baseline that was put together afterwards, from the weeks that suit, is an advertisement.',
      ],
    },
    {
      id: 'choose',
      title: 'Step 1: choose one figure and two guards',
      blocks: [
        'The figure is what the project was bought for. The guards make sure that it isn’t bought with something else: fewer escapes with twice the false rejects is no success, and nor is speed with scrap.',
        {
          table: {
            caption: 'Figures that work, with their guards',
            columns: ['Purpose', 'Figure', 'Guards'],
            rows: [
              [
                'Find defects',
                'Complaints per million parts delivered',
                'Good parts rejected in %, pieces an hour',
              ],
              [
                'Fewer stops',
                'Unplanned minutes stopped per 1,000 planned',
                'Maintenance hours, spare parts in £',
              ],
              ['Less energy', 'kWh per tonne of good product', 'Reject rate, tonnes a week'],
              [
                'Better forecast',
                'Mean absolute error in pieces, week ahead',
                'Stock value, lines not delivered',
              ],
              ['Faster answers', 'Median hours to a closed ticket', 'Tickets reopened in %, tickets a head'],
            ],
          },
        },
        {
          checks: [
            'The figure is a ratio: per part, per tonne, per planned hour. Totals move with volume.',
            'It exists today, from a counter or a record, without asking anyone to judge.',
            'Its definition fits on three lines, including what is left out.',
            'Two people worked it out for the same week and got the same number.',
          ],
        },
      ],
    },
    {
      id: 'long',
      title: 'Step 2: how long?',
      blocks: [
        'Long enough that the ordinary wobble of the figure is known. Weekly figures wobble; their standard deviation s over n weeks leaves the mean uncertain by about 2 s ÷ √n. To show a change of size d with n weeks before and as many after, the change should exceed the doubt of the difference:',
        {
          note: {
            title: 'Rule of thumb',
            text: 'Weeks on each side: n ≥ 8 × (s ÷ d)². With s as large as the change that you hope for, eight weeks before and eight after. With s twice as large, 32, in which case choose a steadier figure. (Two means, 5 % two-sided; the chance of seeing a true change of that size is then about one half, so take double for 80 %.)',
          },
        },
        'A worked example. Stopped minutes per 1,000 planned were 96, 118, 104, 131, 99, 112, 87 and 109 in eight weeks: the mean is 107, s is 13.7. The supplier speaks of a fifth less, so d is 21. Then 8 × (13.7 ÷ 21)² is 3.4; four weeks on each side are the least, and the seven that give an 80 % chance are easily had.',
        {
          list: [
            'Take whole weeks, so that each holds the same days and shifts.',
            'Cover one full cycle of what comes round: the product plan, a tool change, a pay period.',
            'Leave out shutdown weeks on both sides, by a rule that is written beforehand.',
            'If the season matters, compare with the same weeks of last year as well.',
          ],
        },
      ],
    },
    {
      id: 'freeze',
      title: 'Step 3: freeze what you can, log what you can’t',
      blocks: [
        'Between the first week of the baseline and the last week after, nothing else should change. Something will. A log of one line an event is enough to tell later whether a jump had another father.',
        {
          checks: [
            'Definitions, limits and reason codes stay as they are; if one must change, both ways are counted for two weeks.',
            'No other project starts on the same line.',
            'Product mix is recorded by week, so that the figure can be split by product.',
            'A comparison runs along: a sister line or shift without the change, counted the same way.',
            'Each event is logged with date and one sentence: new supplier, crew change, heat, audit, repair.',
          ],
        },
        'The comparison is worth more than any formula. If the line with the camera improves by 20 % and its neighbour without one by 12 %, the camera’s share is 8 points at most, and you have learnt it for the price of a second column.',
      ],
    },
    {
      id: 'after',
      title: 'Step 4: after the change',
      blocks: [
        {
          steps: [
            'Leave a gap: the weeks of installation and learning belong to neither side. Decide its length now, not then.',
            'Count the same weeks, by the same people, with the same sheet.',
            'Work out both means, their difference, and its doubt: 2 × √(s₁² ÷ n₁ + s₂² ÷ n₂).',
            'Draw all weeks as a run chart with the day of the change on it. If the eye sees nothing, be slow to believe the formula.',
            'Look at the guards, then at the log, then at the comparison, in that order.',
          ],
        },
        'In the example the weeks after were 92, 81, 97, 78, 90, 85, 94 and 83: mean 87.5, s 6.7. The difference is 19.5 and its doubt 2 × √(13.7² ÷ 8 + 6.7² ÷ 8), which is 10.8. So the change is real on this evidence, and lies somewhere between 9 and 30 minutes per 1,000 planned. That is how to report it: as an interval.',
        {
          table: {
            caption: 'What to say',
            columns: ['Difference and doubt', 'Sentence for the board'],
            rows: [
              ['Difference larger than the doubt, guards steady', 'It works; the gain lies between A and B.'],
              ['Difference larger, a guard got worse', 'It works at a price; here is the sum of both.'],
              ['Difference smaller than the doubt', 'Not shown. We either count on until week N, or stop.'],
              ['Comparison moved as much', 'Something else did it.'],
            ],
          },
        },
      ],
    },
    {
      id: 'sheet',
      title: 'Your protocol',
      blocks: [
        {
          answers: [
            {
              label: 'Figure, with its definition',
              hint: 'What is counted, per what, what is left out, from which source.',
              lines: 3,
            },
            {
              label: 'Two guards',
              hint: 'Each with the limit beyond which the gain doesn’t count.',
              lines: 2,
            },
            {
              label: 'Weeks before, gap, weeks after; weeks left out by rule',
              hint: 'With dates. n ≥ 8 × (s ÷ d)².',
              lines: 2,
            },
            { label: 'Comparison without the change', hint: 'Line, shift or site.', lines: 1 },
            {
              label: 'Who counts, who checks, who signs',
              hint: 'Three names. The supplier may check, not count.',
              lines: 2,
            },
          ],
        },
        'What the difference is worth in pounds goes into the [ROI calculator](/resources/roi-calculator), with the lower end of the interval first. For stops, the [downtime cost calculator](/resources/downtime-cost-calculator) turns minutes into money; for a line’s effectiveness, the [OEE calculator](/resources/oee-calculator) shows which factor moved.',
      ],
    },
  ],
  worksheet: {
    title: 'Weekly sheet as CSV',
    columns: [
      'Week from',
      'Phase',
      'Planned hours',
      'Counted events',
      'Figure',
      'Guard 1',
      'Guard 2',
      'Comparison',
      'Left out (rule)',
      'What else happened',
    ],
    rows: [
      ['2026-11-23', 'before', '', '', '', '', '', '', '', ''],
      ['2026-11-30', 'before', '', '', '', '', '', '', '', ''],
      ['2026-12-07', 'before', '', '', '', '', '', '', '', ''],
      ['2026-12-14', 'before', '', '', '', '', '', '', '', ''],
    ],
  },
  related: {
    solutions: ['quality-insight-automation', 'ai-enhanced-reporting'],
    useCases: ['compressed-air-energy', 'bearing-condition-monitoring'],
    calculators: ['oee-calculator', 'downtime-cost-calculator', 'roi-calculator'],
  },
}
