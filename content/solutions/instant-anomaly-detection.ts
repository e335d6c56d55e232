import type { Solution } from '#content/solution.ts'

export default {
  slug: 'instant-anomaly-detection',
  title: 'Instant anomaly detection',
  pageTitle: 'Anomaly detection with few false alarms',
  description:
    'Unusual readings found within minutes at a false-alarm rate you choose: four methods side by side, inputs, weeks, how it is priced, when a limit will do.',
  kind: 'readings',
  turn: 'look',
  complaint: 'The alarm list has 4,000 lines a day, and the one that mattered was in it.',
  summary:
    'Four detectors look at the same readings; you choose how many false alarms a week you will bear, and see what that lets slip.',
  whatItIs: `An anomaly is a reading that does not fit its own past or its neighbours. There is no single test for it. A robust deviation finds spikes, a moving average finds small steps, a cumulative sum finds slow creep, and an isolation forest finds odd combinations of tags that are each within limits.

We run them side by side on your history, plant known faults in it and count what each finds. What goes live is the smallest set that meets the alarm budget. Each alarm says which test fired, on which tag, by how much, and shows the last three times something alike happened.`,
  whoFor: `Control rooms and monitoring desks with hundreds of signals and too many alarms: water and energy networks, process plants, cold stores, data halls, payment streams, herds with collars. It suits places where faults are rare, varied and costly, so that a catalogue of labelled examples will never exist.`,
  steps: [
    {
      name: 'Alarm audit',
      weeks: 2,
      text: 'A month of existing alarms is sorted with operators into acted upon, noted and ignored. The last group is often the largest by far.',
    },
    {
      name: 'Normal first',
      weeks: 3,
      text: 'Start-up, cleaning, weekends and product changes are marked, for most false alarms are merely unusual modes.',
    },
    {
      name: 'Planted faults',
      weeks: 3,
      text: 'Engineers describe thirty faults they fear. These are drawn into real data at various sizes, sealed, and searched for.',
    },
    {
      name: 'Budget',
      weeks: 2,
      text: 'The desk chooses a number of false alarms for each shift; thresholds follow from it rather than from taste.',
    },
    {
      name: 'Live beside the old',
      weeks: 4,
      text: 'Both lists run for a month. An old alarm is switched off only when the new one has covered it.',
    },
  ],
  firstInput: 'Three months of readings',
  inputs: [
    'History: three months at the usual rate, a year if seasons matter, with gaps left as gaps.',
    'Mode signals: a tag or a schedule that says what the plant was meant to be doing.',
    'Known incidents: a dozen with date and time, however they were found out.',
    'Someone to answer: a person on each shift who marks alarms as useful or not in the first month.',
  ],
  weeks: { from: 14, to: 26 },
  priceBasis: { days: { from: 25, to: 60 } },
  priceDrivers:
    'The count of operating modes sets the effort. A pumping station has three and is quick; a batch plant with forty recipes needs each recipe’s normal described.',
  integration: [
    'Streams: MQTT, Kafka or OPC UA subscriptions; where readings arrive late the gateway puts them in order.',
    'Alarm systems: events go to SCADA or an ISA-18.2 alarm manager with their own priority class.',
    'Tickets: ServiceNow, Jira or email, one ticket for a group of related alarms.',
    'Feedback: useful or not is stored by a REST call and read again at each monthly tuning.',
  ],
  risks: [
    'Alarm flood: a power dip moves 300 tags at once, so related alarms are folded into one with a list beneath.',
    'Learned faults: a system trained on a month in which the valve leaked takes the leak for normal.',
    'Unexplained scores: the forest’s verdict is harder to explain, and is used only where the simpler three are blind.',
    'Slow creep: with daily retraining a drift is absorbed; reference periods are therefore fixed by hand.',
  ],
  notFor: [
    'A fixed engineering limit exists and is right; set the alarm there.',
    'Nobody has time to answer: an unread alarm is a cost without a benefit.',
    'The process is never twice the same, as in prototype work.',
    'You hold plenty of labelled failures, in which case a classifier does better.',
  ],
  benefits: [
    'Alarms to be read on each shift: typically 50 to 85 % fewer, at the same or better detection of planted faults.',
    'Time from onset to notice: typically minutes for steps and hours for creep, where it was days before.',
    'Planted faults found: typically 70 to 90 % at the agreed budget, published by kind of fault.',
    'Alarms that operators mark as useful: typically 40 to 70 %, up from the few per cent of the audit.',
  ],
  faq: [
    {
      question: 'Why not one clever model?',
      answer:
        'Because faults differ in shape. On planted faults a plain CUSUM often beats a deep network for slow drift, and a median test beats both for spikes; the comparison is part of what you get.',
    },
    {
      question: 'How do you set the limits of an EWMA chart?',
      answer:
        'From the process standard deviation and the weight λ, with the steady-state formula printed on the chart. You can recompute them with a pocket calculator.',
    },
    {
      question: 'What about new products?',
      answer:
        'A new mode is treated as unknown for its first days: only hard limits apply, the screen says so, and it joins once enough runs are seen.',
    },
    {
      question: 'Does it work for payments and logs?',
      answer:
        'Yes, the arithmetic is the same. Counts need a different spread than temperatures, which the set-up takes from the data.',
    },
    {
      question: 'How is this different from a dashboard?',
      answer:
        'A dashboard answers when you look. This calls you when you do not, and must therefore be right more often.',
    },
  ],
  useCases: [
    'injection-moulding-anomalies',
    'fraud-detection',
    'money-laundering-alerts',
    'livestock-monitoring',
  ],
  roles: ['ml-engineer', 'data-scientist', 'mlops-engineer'],
  questions: ['few-failures', 'false-alarms-maintenance', 'model-drift'],
  demo: 'Median absolute deviation, EWMA, CUSUM and isolation forest side by side on the same readings',
  picture: 'banking',
  visitorWords:
    'outlier, unusual readings, odd behaviour, spike, abnormal, alarm flood, something is wrong, strange values, deviation, early warning, limits',
} satisfies Solution
