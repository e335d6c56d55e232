import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'real-time-analytics-gateway',
  title: 'Live figures that match the night’s batch',
  pageTitle: 'Streaming windows and p99, computed live',
  description:
    'Windows, a watermark for late events and a t-digest for p50, p95 and p99 at 1 to 5,000 messages a second, replayed in your browser. Totals equal the batch.',
  summary:
    'Messages arrive late, twice and out of order. Here they are counted as they come, and at the end every one of them stands in a window or in a side list, once.',
  sample:
    'One minute of cycle times in ms, simulated with a fixed seed: 100 messages a second, 3% held back for up to 15 s, one line without network for 4 s, one message in a hundred sent twice, and six slow seconds.',
  ownData:
    'One message in each row, in the order in which they arrived or with a column of arrival times: the time by the sender’s clock, a value, and the message’s id if it has one. Window and waiting times that you leave open are taken from the file, and the page says which.',
  ownDataFrom: [
    {
      program: 'historian',
      what: 'Recorded values with the time of the source, not that of the server, and in the order in which they arrived.',
    },
    { program: 'excel', what: 'A log of messages: time, value, and the id where there is one.' },
  ],
  method: `Time here is event time: when something happened, by the clock of the sender. The watermark follows the newest event at a set distance and says “up to here we have probably seen everything”. When it passes the end of a window, that window is published. What arrives afterwards and within the allowed lateness corrects the window; what arrives later still goes into a side list, where it is counted as well. An id that was seen before counts nowhere.

Windows that slide overlap, so a message would be added several times. Instead time is cut into panes as long as one slide; each message enters one pane, and a window is the merger of its panes.

Sums are kept exactly, as numbers that don’t overlap, and rounded once at the end. They therefore don’t depend on the order of arrival, and the comparison with the batch is one of equality to the last digit.

Percentiles come from a t-digest. It holds readings that lie close to each other as one mean with a count, single readings at both ends and large groups in the middle, so the tail stays fine. Digests of panes merge into those of windows. Beside each percentile stands the exact one, from sorting all readings.`,
  formulas: [
    { name: 'Watermark', formula: 'w = newest event time − delay' },
    { name: 'On time', formula: 'w < end of pane' },
    { name: 'Late, corrected', formula: 'end ≤ w < end + allowed lateness' },
    { name: 'Side list', formula: 'w ≥ end + allowed lateness' },
    {
      name: 'Scale of the digest',
      formula: 'k(q) = δ/2π · arcsin(2q − 1)',
      note: 'a mean may span one unit of k',
    },
  ],
  sources: [
    'T. Akidau and others, The dataflow model. Proceedings of the VLDB Endowment 8 (12), 2015.',
    'T. Dunning, O. Ertl, Computing extremely accurate quantiles using t-digests. arXiv:1902.04023, 2019.',
    'J. Li, D. Maier, K. Tufte, V. Papadimos, P. A. Tucker, No pane, no gain. ACM SIGMOD Record 34 (1), 2005.',
    'J. R. Shewchuk, Adaptive precision floating-point arithmetic. Discrete & Computational Geometry 18, 1997.',
  ],
  limits: [
    'Clocks: a sender that runs fast pushes the watermark ahead for everybody, and all others become late. Measure the offset of each.',
    'Ids: this page remembers all ids of a run. A gateway keeps them for hours; a repeat that comes later than that is a new message to it.',
    'Small windows: p99 of fifty readings is nearly their largest. Count the readings before you believe a tail.',
    'Repeats: without ids a message that was sent twice is two messages, and no method can tell.',
    'Rate: the replay shows what is counted, not how fast a network or a disk is. Sizing needs a test on your machine.',
  ],
  notFor: [
    'Somebody looks at the figure once a day: a query in the night is cheaper and easier to check.',
    'A machine has to react within milliseconds; that belongs in the controller.',
    'Events carry no time of their own: then there is nothing that could be late.',
  ],
} satisfies DemoEntry
