import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'quality-insight-automation',
  title: 'Control charts that name the rule',
  pageTitle: 'Control charts and Cpk, computed live',
  description:
    'X̄-R, X̄-S, I-MR, p, np, c and u charts with Western Electric rules, Cpk and gauge R&R, computed in your browser from a sample or your own file.',
  summary:
    'A process that wanders gives itself away long before a part is out of tolerance. The charts show when, the rule that fired says how, and the log of changes says where to look first.',
  sample:
    'Made with a fixed seed: a moulded cap, 28.00 ± 0.15 mm, in 40 subgroups of five. After the 28th the mean drops by one standard deviation. Beside it 32 lots with their rejects, three of them from wet granulate.',
  ownData:
    'One reading in each row, with the name of its subgroup if several belong together. Or one lot in each row, with parts inspected and parts defective, or with defects counted. A column of stages gives each stage its own limits, one of reasons leaves points out. For a gauge study: part, operator, reading.',
  ownDataFrom: [
    {
      program: 'minitab',
      what: 'The worksheet behind your control chart. Subgroups in one column or side by side in rows are both read.',
    },
    {
      program: 'excel',
      what: 'Readings one below the other with the number of the sample, or x1 to x5 in one row.',
    },
    {
      program: 'historian',
      what: 'The tag of the gauge, recorded values: one row a measured part, not one a second.',
    },
  ],
  method: `The first points of a chart, as many as you set, are taken as the stable process. Their ranges give the spread that exists within a few minutes, when nothing but chance is at work. Limits three of those standard deviations from the centre are what the process itself promises; the tolerance of the drawing has no part in them.

Subgroups of one size up to 8 become averages and ranges, larger or unequal ones averages and standard deviations, with limits that follow the size of each. Single readings become an I chart, with ranges between neighbours. Defective parts become a p or np chart, defects a c or u chart. Each stage of the process has limits of its own. A point may be left out with a reason: it stays in the chart and in the report, and everything is computed without it.

Four rules look at each chart of averages, readings or counts: one point beyond 3 σ; two of three beyond 2 σ on one side; four of five beyond 1 σ on one side; eight in a row on one side of the centre. A rule counts at the point that completes it, and never across stages. On ranges and deviations only the first applies, since their zones aren’t even; on counts under five expected only the first and the last. Lots that differ by more than counting chance get no verdict.

Cp and Cpk come from the same short-term spread and only from the points that set the limits. Ppk takes all readings with their whole spread. A wide gap between the two means that the process moves, and that is cheaper to mend than spread. Readings that aren’t normal are transformed by the power of greatest likelihood and tested again, or judged by their percentiles, from 741 readings on, if you say so.

A gauge study is recognised by parts that each operator measured equally often. Its analysis of variance parts the spread into repeatability, operators, their interaction and parts; an interaction with p 0.05 or more joins repeatability.`,
  formulas: [
    { name: 'X̄ chart', formula: 'X̄ ± A₂ R̄', note: 'for five: A₂ = 0.577' },
    { name: 'R chart', formula: 'D₃ R̄ to D₄ R̄', note: 'for five: 0 and 2.115' },
    {
      name: 'S chart',
      formula: 'B₃ s̄ to B₄ s̄,  X̄ ± A₃ s̄',
      note: 'factors from c₄ of each size; unequal sizes pool s²',
    },
    { name: 'I chart', formula: 'x̄ ± 3 MR̄ / 1.128' },
    { name: 'p chart', formula: 'p̄ ± 3 √(p̄ (1 − p̄) / n)' },
    { name: 'np, c, u chart', formula: 'n p̄ ± 3 √(n p̄ (1 − p̄)),  c̄ ± 3 √c̄,  ū ± 3 √(ū / n)' },
    { name: 'Cp', formula: '(upper − lower) / 6σ,  σ = R̄ / d₂' },
    { name: 'Cpk', formula: 'min(upper − x̄, x̄ − lower) / 3σ' },
    {
      name: 'Interval of Cpk',
      formula: 'Cpk ± 1.96 √(1/(9n) + Cpk²/(2(n−1)))',
    },
    { name: 'Box–Cox', formula: '(y^λ − 1) / λ', note: 'λ 0: ln y; limits are moved alike' },
    { name: '%GRR, ndc', formula: 'σ gauge / σ total,  1.41 σ part / σ gauge' },
  ],
  sources: [
    'Western Electric, Statistical Quality Control Handbook, 1956, for the four rules.',
    'ASTM MNL 7A, Manual on Presentation of Data and Control Chart Analysis, 2002, table 49, for d₂, A₂, D₃ and D₄.',
    'D. C. Montgomery, Introduction to Statistical Quality Control, 7th edition. Wiley, 2013.',
    'NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.2 and 6.3.3.2, whose examples are tests of this page.',
    'R. B. D’Agostino, M. A. Stephens, Goodness-of-Fit Techniques. Dekker, 1986, for the Anderson–Darling test.',
    'G. E. P. Box, D. R. Cox, An analysis of transformations. Journal of the Royal Statistical Society B 26, 1964.',
    'D. B. Laney, Improved control charts for attributes. Quality Engineering 14, 2002, for lots that differ by more than chance.',
    'AIAG, Measurement Systems Analysis, 4th edition, 2010: its study of ten parts is a test of this page.',
    'A. F. Bissell, How reliable is your capability index? Applied Statistics 39, 1990.',
    'C. W. Champ, W. H. Woodall, Exact results for Shewhart control charts with supplementary runs rules. Technometrics 29, 1987.',
  ],
  limits: [
    'Reference: limits are as good as the points that set them. If more rules fire among those than chance would have it, or one of them lies far out, the page says so and gives no Cpk.',
    'Readings that hang together: one each second from a slow process are nearly equal, their ranges are tiny, and every second point alarms. Sample more rarely.',
    'Shape: individuals of flatness, runout or time aren’t normal, and rules then speak too often. Before any Cpk the Anderson–Darling test is taken; under p 0.005 none is given until you choose a transformation or percentiles.',
    'Gauge: a gauge that takes a third of the tolerance adds its own spread to every chart. Study it first.',
    'Chance: four rules on a stable process still speak about once in 92 points.',
  ],
  notFor: [
    'Fewer than twenty points exist: write them down, look at them, and wait.',
    'Each order is a single piece with its own drawing; chart the deviation from nominal, or the machine.',
    'Defects are counted in parts per million: charts of time between defects see more than a p chart full of zeros.',
  ],
} satisfies DemoEntry
