import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'instant-anomaly-detection',
  title: 'Four detectors on the same readings',
  pageTitle: 'Anomaly detection: four methods live',
  description:
    'MAD, EWMA, CUSUM and an isolation forest side by side on one signal, in your browser: who finds which fault, who cries wolf. Sample data or your CSV.',
  summary:
    'A spike, a slow drift and a frozen sensor are different faults, and no single method sees all of them. Here four look at the same signal, and you set how many must agree before anybody is woken.',
  sample:
    '500 readings, one a minute, made with a fixed seed: the first 100 are normal (mean 50, s 2.0539), then ten faults are planted. Two of them are too slight for these methods, and stay missed.',
  ownData:
    'One reading in each row, in the order in which they were taken. If you know what happened when, name it in a further column and the page counts hits and false alarms.',
  method: `MAD measures each reading against the median of all, in units of the median absolute deviation. It looks at one reading at a time, so it sees spikes at once and slow changes never.

EWMA is a moving average that gives the newest reading the weight λ and lets older ones fade. Its limits follow from the mean and the spread of the readings that you know as normal. CUSUM adds up what exceeds half a standard deviation and alarms when the sum passes h; it is the quickest at a small shift that stays.

The isolation forest cuts the data at random places until a reading stands alone. Odd ones are alone after few cuts. It sees three things of each reading: its height, its step from the one before, and the spread of the last ten, so it can also notice a signal that trembles.

An alarm is agreed when the number of methods that you ask for speak within three readings of each other. An alarm counts for a known event when it comes during it or within eight readings after it.`,
  formulas: [
    { name: 'Modified z-score', formula: 'M = 0.6745 (x − median) / MAD', note: 'alarm beyond 3.5' },
    { name: 'EWMA', formula: 'z(t) = λ x(t) + (1 − λ) z(t−1)' },
    {
      name: 'Its limits',
      formula: 'mean ± 3 s √(λ / (2 − λ))',
      note: '50 ± 3 × 2.0539 × √(0.3 / 1.7) = 47.412 and 52.588',
    },
    { name: 'CUSUM', formula: 'C⁺(t) = max(0, C⁺(t−1) + z(t) − k),  k = 0.5,  alarm over h' },
    { name: 'Isolation score', formula: '2^(−mean path / c(n)),  100 trees of 256 readings' },
  ],
  sources: [
    'B. Iglewicz, D. C. Hoaglin, How to Detect and Handle Outliers. ASQC Quality Press, 1993.',
    'S. W. Roberts, Control chart tests based on geometric moving averages. Technometrics 1, 1959; limits as in NIST/SEMATECH e-Handbook 6.3.2.4.',
    'E. S. Page, Continuous inspection schemes. Biometrika 41, 1954.',
    'F. T. Liu, K. M. Ting, Z.-H. Zhou, Isolation forest. IEEE ICDM, 2008.',
  ],
  limits: [
    'The start: EWMA and CUSUM believe that the first readings are normal. If a fault is among them, everything after is measured against it.',
    'Readings that hang together: a reading each second of a slow process repeats itself, and limits made for independent readings alarm too often. Take every tenth.',
    'Seasons and recipes: a change of product looks like a fault. Run each recipe by itself.',
    'Frozen signals: a value that stays put near the mean is invisible to all four. A rule “no change for ten readings” costs nothing and finds it.',
  ],
  notFor: [
    'A fixed limit from the machine’s data sheet already does the job.',
    'The faults that you fear have names and examples: train on those instead.',
    'Nobody is there to look at an alarm within the hour.',
  ],
} satisfies DemoEntry
