import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'dynamic-operational-dashboards',
  title: 'OEE down to the minute, from a shift log',
  pageTitle: 'OEE from a shift log, computed live',
  description:
    'Availability, performance, quality, six big losses, MTBF, MTTR and a Pareto by shift, computed in your browser from a sample log or your own CSV.',
  summary:
    'A log of running and standing minutes becomes OEE, its six losses and the reasons behind them. Every percentage can be followed down to the rows that make it.',
  sample:
    'Five shifts of one filling line, written for this page. The last one is the worked example of many OEE courses: 420 minutes planned, 47 down, 19,271 parts at one second, 423 rejects.',
  ownData:
    'One row for each stretch of time in which the machine did one thing: how long it lasted or when it began and ended, what it was in your own words, how many parts were made and how many of them rejected.',
  ownDataFrom: [
    {
      program: 'historian',
      what: 'The tag of the machine’s state, recorded values only: each change is a row. Add the counters of parts and rejects as further columns.',
    },
    { program: 'excel', what: 'The shift log: start and end or minutes, state, reason, parts, rejects.' },
    {
      program: 'sapPm',
      what: 'IW29 with start and end of malfunction, breakdown duration and equipment. These are stops only: without running time in further rows there is no OEE.',
    },
    {
      program: 'maximo',
      what: 'The downtime of an asset with start, end, and code. As above, running time has to be added.',
    },
  ],
  method: `Each row is a stretch of one shift. Its state is read from your own words and listed with what it counts as; you change what your plant means otherwise. A word counts as running only if nothing in it speaks of standing, and a word that isn’t known is asked for: until then there is no figure.

Planned stops are taken out first; what remains is the time the machine was meant to run. Breakdowns and set-ups reduce it to run time. A stop shorter than the limit you set counts as a minor stop: it stays in the run time and shows as lost speed, the way most plants agree to count it.

Performance compares the parts that were made with those that the ideal cycle allows in the run time. Quality is the share of good parts. The three multiply to OEE, and each loss is also given in minutes of good production, so that they add up to the planned time and can be compared.

MTBF is run time for each breakdown, MTTR the mean length of one; both count breakdowns at or above the minor-stop limit over the whole log.`,
  formulas: [
    {
      name: 'Availability',
      formula: 'run time / planned time',
      note: 'run time = planned time − breakdowns − set-ups',
    },
    { name: 'Performance', formula: 'ideal cycle × parts / run time' },
    { name: 'Quality', formula: '(parts − rejects) / parts' },
    { name: 'OEE', formula: 'availability × performance × quality' },
    { name: 'MTBF, MTTR', formula: 'run time / breakdowns,  breakdown minutes / breakdowns' },
  ],
  sources: [
    'S. Nakajima, Introduction to TPM: Total Productive Maintenance. Productivity Press, 1988.',
    'ISO 22400-2:2014, Key performance indicators for manufacturing operations management.',
    'P. Muchiri, L. Pintelon, Performance measurement using overall equipment effectiveness. International Journal of Production Research 46 (13), 2008.',
  ],
  limits: [
    'Ideal cycle: the whole of performance hangs on it. A cycle that the machine has beaten gives more than 100%; the page then gives no OEE instead of cutting it off.',
    'States: the words are read in English, German, French, Spanish and some of Italian, Dutch and Polish; codes and other languages are asked for.',
    'Times: rows that overlap on one machine are refused, minutes that no row holds are told. Where clocks change, a given length counts more than start and end.',
    'One product: the log is read with one ideal cycle. With several products, run each by itself.',
    'Reasons: a Pareto ranks what was typed. If “other” leads it, the buttons are wrong and not the machine.',
    'Few breakdowns: an MTBF from three breakdowns is an anecdote; the page gives the count beside it.',
  ],
  notFor: [
    'Machines of different kinds are to be ranked: their OEEs aren’t comparable.',
    'The line waits for orders most of the week; then availability measures your order book.',
    'Hand work sets the pace. Count the waiting instead.',
  ],
} satisfies DemoEntry
