import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'after-go-live',
  title: 'After go-live',
  intro: 'Drift, monitoring, retraining, support and taking it out again.',
  page: {
    title: 'AI after go-live: drift, support, removal',
    description:
      'What drift is and how it is watched, how often to retrain, who looks after the system, what happens when it fails, and how to get rid of it.',
  },
  entries: [
    {
      id: 'model-drift',
      question: 'What is drift, and will it happen to us?',
      answer:
        'Drift means the world moves while the model stays. Inputs drift: a lamp ages, a new supplier’s film is glossier. The relation drifts: after a process change the same vibration means something else. It happens to every system that lives longer than a year; the question is whether you notice by a chart or by a complaint. So inputs are compared weekly with those of the acceptance test, and a small random sample is judged by people whatever the system said.',
    },
    {
      id: 'what-is-monitored',
      question: 'What do you monitor after go-live?',
      answer:
        'Four layers, each with a limit and a name beside it. Is it running: heartbeat, delay, disk. Is the input sane: brightness, missing values, share of unknown variants. Is the output plausible: reject rate per shift, number of alarms, spread of forecasts. Is it right: agreement with people on the weekly sample, and error against what really came. The last is the only one that measures quality, and the one most often left out because it costs somebody twenty minutes.',
      see: ['/solutions/quality-insight-automation'],
    },
    {
      id: 'how-often-retrain',
      question: 'How often must a model be retrained?',
      answer:
        'When the charts say so, not by calendar. Vision on a stable product often holds for a year or more; demand forecasts are refitted weekly as a routine; vibration models once after each overhaul. Every retrained version must beat the present one on the fixed acceptance set and on the latest month before it goes live, and the old one stays ready for return. Automatic retraining without that gate is how a system learns from its own errors.',
    },
    {
      id: 'who-looks-after-it',
      question: 'Who looks after the system when you are gone?',
      answer:
        'Somebody of yours, named before the project starts. It takes one to four hours a week: glance at the charts, judge the sample, answer questions, decide whether something has to be called in. That person needn’t program, but must be allowed to switch the system off. We stay reachable under a support order if you want one, with response times agreed; you can also give it to others, since code, data and test are yours and documented for strangers.',
    },
    {
      id: 'bypass',
      question: 'What if the system fails in the middle of a shift?',
      answer:
        'Then the line runs as it did before, and everybody knows how. Each system has a bypass, by key or by screen, and a written fallback: manual inspection at a stated rate, last week’s plan, the calendar for maintenance. We practise it with every shift before go-live and note how long the change takes. A failure is shown as a failure; the dangerous kind is a system which keeps showing green because its last good value is still on the screen.',
    },
    {
      id: 'measure-benefit-later',
      question: 'How do we know a year later that it still pays?',
      answer:
        'Repeat the measurement of the baseline in the same way, over the same weeks. Better still, keep a comparison running: one of four lines without the system, or every tenth part judged by people alone. Then subtract what it costs, attention included. We put a date for this review into the order, twelve months after go-live, with the sheet to fill in. If the sum is negative, switch it off: the way out was planned at the start.',
    },
    {
      id: 'model-versions-audit',
      question: 'Can we show an auditor why a decision was made two years ago?',
      answer:
        'If it was planned for. Each result is stored with the version of model and settings, the time, the input or a reference to it, and the threshold in force; who changed what and why stands beside it. With that, a decision can be recomputed to the digit. How long pictures are kept is a question of price: full size for rejects, small for the rest is a usual compromise. Regulated customers set the period, from the product’s life in automotive to decades in aerospace.',
    },
    {
      id: 'decommission',
      question: 'How do we get rid of it again?',
      answer:
        'By a plan that exists from the start. Data and results are exported in open formats, such as CSV, Parquet and PNG, with a description; interfaces are named so that your IT can remove them; hardware is yours to reuse. Training data which contains personal data is deleted with a record. No licence key of ours stops anything from running, and no part depends on a server we own. The exit is tried once, on a copy, during the handover.',
    },
  ],
} satisfies FaqGroup
