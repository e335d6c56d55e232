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
    'One row for each time, with up to six columns of readings, each checked by itself and together. If you know what happened when, name it in a further column and the page counts hits and false alarms.',
  ownDataFrom: [
    {
      program: 'historian',
      what: 'One tag with time and value, a day to some weeks of it, with a stretch at the start that is known to be normal.',
    },
    { program: 'excel', what: 'A column of readings, with or without a column of times.' },
    { program: 'minitab', what: 'The column that you would draw as a time series.' },
  ],
  method: `MAD measures each reading against the median of all, in units of the median absolute deviation. It looks at one reading at a time, so it sees spikes at once and slow changes never.

EWMA is a moving average that gives the newest reading the weight λ and lets older ones fade. Its limits follow from the mean and the spread of the readings that you know as normal. CUSUM adds up what exceeds half a standard deviation and alarms when the sum passes h; it is the quickest at a small shift that stays.

The isolation forest cuts the data at random places until a reading stands alone. Odd ones are alone after few cuts. It sees three things of each reading: its height, its step from the one before, and the spread of the last ten, so it can also notice a signal that trembles.

Before that, what is usual is taken out. A cycle, such as a day or a week, is found by the autocorrelation of the readings and removed by STL, which splits them into a seasonal part, a slow level and a remainder; a longer cycle that is left is removed as well. You see the length and can change it. A drift goes too when the normal readings have it already. Where neighbours are alike, EWMA and CUSUM look at what the reading before doesn’t explain.

An alarm is agreed when the number of methods that you ask for speak within three readings of each other. An alarm counts for a known event when it comes during it or within eight readings after it, and as false when it lies mostly outside every event. The best method is the one with the highest F1, in which a false alarm costs as much as a missed event.`,
  formulas: [
    { name: 'Modified z-score', formula: 'M = 0.6745 (x − median) / MAD', note: 'alarm beyond 3.5' },
    { name: 'EWMA', formula: 'z(t) = λ x(t) + (1 − λ) z(t−1)' },
    {
      name: 'Its limits',
      formula: 'mean ± 3 s √(λ / (2 − λ))',
      note: '50 ± 3 × 2.0539 × √(0.3 / 1.7) = 47.412 and 52.588',
    },
    { name: 'CUSUM', formula: 'C⁺(t) = max(0, C⁺(t−1) + z(t) − k),  k = 0.5,  alarm over h' },
    {
      name: 'STL',
      formula: 'x(t) = season(t) + level(t) + remainder(t)',
      note: 'by robust loess, with the spans that R takes',
    },
    { name: 'F1', formula: '2 × hits / (2 × hits + false alarms + missed)' },
    { name: 'Isolation score', formula: '2^(−mean path / c(n)),  100 trees of 256 readings' },
  ],
  sources: [
    'B. Iglewicz, D. C. Hoaglin, How to Detect and Handle Outliers. ASQC Quality Press, 1993.',
    'S. W. Roberts, Control chart tests based on geometric moving averages. Technometrics 1, 1959; limits as in NIST/SEMATECH e-Handbook 6.3.2.4.',
    'E. S. Page, Continuous inspection schemes. Biometrika 41, 1954.',
    'R. B. Cleveland, W. S. Cleveland, J. E. McRae, I. Terpenning, STL: a seasonal-trend decomposition procedure based on loess. Journal of Official Statistics 6, 1990.',
    'L. C. Alwan, H. V. Roberts, Time-series modeling for statistical process control. Journal of Business and Economic Statistics 6, 1988.',
    'F. T. Liu, K. M. Ting, Z.-H. Zhou, Isolation forest. IEEE ICDM, 2008.',
  ],
  limits: [
    'The start: EWMA and CUSUM believe that the first readings are normal. If a fault is among them, everything after is measured against it.',
    'Alike neighbours: a reading each second of a slow process repeats itself. What the reading before explains is taken out, and with it part of a small lasting shift. Take every tenth reading if such shifts matter.',
    'Recipes: a cycle of even length is taken out, a change of product is not, and looks like a fault. Run each recipe by itself.',
    'Several columns: they are checked one by one, and joint alarms are counted. Readings that are normal each for itself and odd only in their combination are not found.',
    'Frozen signals: a value that stays put near the mean is invisible to all four. A rule “no change for ten readings” costs nothing and finds it.',
  ],
  notFor: [
    'A fixed limit from the machine’s data sheet already does the job.',
    'The faults that you fear have names and examples: train on those instead.',
    'Nobody is there to look at an alarm within the hour.',
  ],
} satisfies DemoEntry
