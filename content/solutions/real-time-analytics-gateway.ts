import type { Solution } from '#content/solution.ts'

export default {
  slug: 'real-time-analytics-gateway',
  title: 'Real-time analytics gateway',
  pageTitle: 'Real-time analytics gateway for plants',
  description:
    'Readings from machines turned into correct figures within seconds, late ones included: protocols, sizing, weeks, how it is priced, and when hourly will do.',
  kind: 'readings',
  turn: 'see',
  complaint: 'By the time the report says so, the batch has left.',
  summary:
    'A small computer between machines and reports that adds up readings as they come, and stays right when some come late.',
  whatItIs: `The gateway takes messages from controllers, meters and sensors, puts them into windows of time and publishes totals, rates and percentiles while the window is still warm. When a network drops for four minutes and the readings arrive afterwards, they are counted once, in the minute they belong to, and the corrected figure replaces the first.

That last sentence is the whole difficulty. Many a live screen shows one total, the nightly report another, and meetings are spent on which is right. Here both come from the same rule: event time, a watermark for lateness, and a sketch that holds percentiles in a few kilobytes.`,
  whoFor: `Plants with between fifty and fifty thousand tags that need a figure within seconds: energy peaks, line speed, cycle-time tails, reject rates, cold-chain temperature. It is also the groundwork on which anomaly detection and dashboards stand, so it is often the first thing bought.`,
  steps: [
    {
      name: 'Tag survey',
      weeks: 2,
      text: 'Which signals exist, at what rate, with whose clock. Unsynchronised clocks are found here, and set right.',
    },
    {
      name: 'Definitions',
      weeks: 2,
      text: 'Each figure gets a sentence and a formula. Does a stop of eleven seconds count? Production signs.',
    },
    {
      name: 'Edge build',
      weeks: 4,
      text: 'One industrial computer in the cabinet, store-and-forward on disk, sized for five times today’s rate.',
    },
    {
      name: 'Truth test',
      weeks: 3,
      text: 'A week of messages is replayed with losses, repeats and delays; live totals must equal the batch totals to the last unit.',
    },
    {
      name: 'Handover',
      weeks: 2,
      text: 'Your controls team adds a tag, breaks the network on purpose and watches the figures heal.',
    },
  ],
  firstInput: 'A list of tags and read access',
  inputs: [
    'Read access: an OPC UA endpoint, a broker or a historian account that may look and not write.',
    'Clocks: one time server for controllers and servers, or a measured offset for those that cannot follow it.',
    'Network drawing: zones, firewalls and who may open a port, since approvals take longer than code.',
    'Owners of figures: one named person for each number on the screen.',
  ],
  weeks: { from: 13, to: 24 },
  priceBasis: { days: { from: 25, to: 60 } },
  priceDrivers:
    'Days go into protocols and definitions rather than message rate: twenty old controllers of nine makes cost more than two thousand tags on one modern server.',
  integration: [
    'Southbound: OPC UA, MQTT with Sparkplug B, Modbus TCP, Siemens S7, and pulse counters through remote I/O.',
    'Northbound: MQTT, Kafka or a PostgreSQL table; Grafana and Power BI read the latter as it is.',
    'Historian: raw values continue into AVEVA PI, Canary or what you have; nothing is rerouted.',
    'Security: one outbound connection through the DMZ, certificates renewed by script, IEC 62443 zones respected.',
  ],
  risks: [
    'Wrong clocks: a controller that runs six minutes fast makes correct code lie, so clock offset is itself a monitored figure.',
    'Silence read as zero: a dead sensor and a stopped line look alike unless quality flags are carried through.',
    'Unbounded lateness: readings older than the allowance go to a side table with a count on the screen.',
    'A single box: without a second one, a failed power supply costs you the live view until it is swapped, though no data.',
  ],
  notFor: [
    'Decisions are made daily: a nightly query is cheaper and easier to audit.',
    'Closed-loop control in milliseconds is wanted; that belongs in the PLC.',
    'The figures wanted exist in the historian’s own calculation engine, unused.',
  ],
  benefits: [
    'Delay from event to figure: typically 2 to 10 seconds instead of the next morning.',
    'Difference between live and final totals: typically none after the lateness allowance, checked by replay each night.',
    'Peak electrical demand: typically 3 to 8 % lower where operators can shed load, by half-hourly meter data.',
    'Hours spent reconciling reports: typically 60 to 90 % fewer within a quarter.',
  ],
  faq: [
    {
      question: 'What is a watermark?',
      answer:
        'The gateway’s statement that it has probably seen everything up to a moment. Windows close when it passes; what comes later corrects them.',
    },
    {
      question: 'How accurate are the percentiles?',
      answer:
        'The t-digest keeps the 99th within about one per cent of the exact value at a few kilobytes of memory. If you need exactness, raw values are in the historian.',
    },
    {
      question: 'Will it slow our controllers down?',
      answer:
        'We subscribe rather than poll where the server allows it, and measure scan time before and after. A controller that is already at its limit is read through its SCADA instead.',
    },
    {
      question: 'Cloud or on site?',
      answer:
        'The adding up happens on site, so it works when the line to the outside is down. Results may be copied to any cloud you use.',
    },
    {
      question: 'Can we change a definition later?',
      answer:
        'Yes; the new version gets a number and a start date, and past weeks can be recomputed from stored messages so that trends do not break.',
    },
  ],
  useCases: ['compressed-air-energy', 'loading-bay-arrival-forecast', 'algorithmic-trading'],
  roles: ['data-engineer', 'ai-solutions-architect'],
  questions: ['opc-ua-or-mqtt', 'clock-sync', 'edge-or-cloud'],
  demo: 'Time windows with a watermark for late events; t-digest for p50, p95 and p99',
  picture: 'manufacturing',
  visitorWords:
    'streaming, live data, real time, IoT, telemetry, OPC UA, MQTT, Kafka, edge gateway, seconds, sensor stream, machine data collection, instant figures, late data',
} satisfies Solution
