import type { GoldenDialogue } from '../golden-dialogue.ts'

/** What a word of the trade means. */
export const plantDefinitions: GoldenDialogue[] = [
  {
    id: 'plant-definitions-1',
    group: 'definitions',
    turns: [
      {
        asks: 'oee??',
        wants: 'answer',
        says: [/availability/i, /performance/i, /quality/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
      {
        asks: 'is 85 world class like they say',
        wants: 'answer',
        says: [/Nakajima|long runs|job shop|90\s?% availability|product of/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
      {
        asks: 'so can i just average the 3 lines',
        wants: 'answer',
        says: [/don[’']t average|numerators|compare a line with itself|cannot be ranked|then divide/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
    ],
  },
  {
    id: 'plant-definitions-2',
    group: 'definitions',
    turns: [
      {
        asks: 'u keep saying shadow run. meaning?',
        wants: 'answer',
        says: [/would have done|as before|gate stays shut|beside (?:people|your)|verdict is logged/i],
        restsOn: '/qa/timelines#shadow-running',
      },
    ],
  },
  {
    id: 'plant-definitions-3',
    group: 'definitions',
    turns: [
      {
        asks: 'gauge R&R, explain it like im the new graduate',
        wants: 'answer',
        says: [/repeatab/i, /reproducib/i],
        restsOn: '/blog/gauge-study-before-the-camera',
      },
      {
        asks: 'what % is ok',
        wants: 'answer',
        says: [/\b10\b/, /\b30\b/],
        restsOn: '/blog/gauge-study-before-the-camera',
      },
      {
        asks: 'and kappa, is 0.62 any good?',
        wants: 'answer',
        says: [/0\.75|0\.8\b|chance|0\.40/i],
        restsOn: '/blog/gauge-study-before-the-camera',
      },
    ],
  },
  {
    id: 'plant-definitions-4',
    group: 'definitions',
    turns: [
      {
        asks: 'watermark?? on the gateway page, thought that was banknotes',
        wants: 'answer',
        says: [/seen everything|probably (?:been )?seen|windows? close/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
    ],
  },
  {
    id: 'plant-definitions-5',
    group: 'definitions',
    turns: [
      {
        asks: 'weibull beta came out 0.8 on our seals. what is it telling me',
        wants: 'answer',
        says: [/early failures?|below 1|fitting|assembly|young/i],
        restsOn: '/blog/weibull-in-the-maintenance-office',
      },
      {
        asks: 'and what do they mean by censored',
        wants: 'answer',
        says: [/still running|taken out working|lived at least|suspension/i],
        never: [/language model|blurred/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'plant-definitions-7',
    group: 'definitions',
    turns: [
      {
        asks: 'whats an EWMA chart in one line',
        wants: 'answer',
        says: [/moving average|older (?:ones|readings) fade|small (?:steps|shift)/i],
        restsOn: '/demo/instant-anomaly-detection',
      },
      {
        asks: 'or CUSUM, which is quicker on a slow creep',
        wants: 'answer',
        says: [/CUSUM|cumulative sum/i, /creep|drift|small shift|quickest/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
    ],
  },
  {
    id: 'plant-definitions-9',
    group: 'definitions',
    turns: [
      {
        asks: 'western electric rules, which ones do you switch on',
        wants: 'answer',
        says: [/three sigma|3\s?σ|1 to 4|eight/i],
        never: [/electric(?:al|ity) (?:supply|bill)/i],
        restsOn: '/solutions/quality-insight-automation',
      },
      {
        asks: 'runout data isnt normal tho',
        wants: 'answer',
        says: [/percentile|Ppk|fitted distribution|skewed/i],
        restsOn: '/solutions/quality-insight-automation',
      },
    ],
  },
]
