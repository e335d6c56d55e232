import type { GoldenFirm } from './firm.ts'

const buysPeople = /engineer|data scientist|hire|augment/i
const startsPilot = /12-week pilot|run (it|one|a) .*pilot|pilot of 12 weeks/i
const pilotCanStart = /pilot can start/i

/** Set aside before the engine was touched: measured, never tuned to. */
export const goldenFirmsAside: GoldenFirm[] = [
  {
    who: 'A group of care homes on paper, with a drafted policy, keen staff and nobody with data skills.',
    answers: {
      strategy: '1100',
      data: '11010',
      technology: '011',
      people: '000',
      governance: '2111',
      culture: '42',
      delivery: '100',
    },
    first: /record|paper|spreadsheet|sheet/i,
    never: [buysPeople, startsPilot],
    levelNever: [pilotCanStart],
  },
  {
    who: 'An engineering firm whose data is central and coded, but which nobody owns, checks or can get at.',
    answers: {
      strategy: '3333',
      data: '40040',
      technology: '333',
      people: '333',
      governance: '3333',
      culture: '33',
      delivery: '333',
    },
    first: /audit|owner|quality|check/i,
    never: [/off paper|time stamp for one process|reason code/i],
    levelNever: [],
    count: 1,
  },
  {
    who: 'A machine builder with Cyber Essentials held, whose systems are not connected and who has nowhere to run a model.',
    answers: {
      strategy: '3333',
      data: '33333',
      technology: '003',
      people: '333',
      governance: '3333',
      culture: '33',
      delivery: '333',
    },
    first: /export/i,
    never: [/cyber essentials/i, /monitor/i],
    levelNever: [],
    count: 1,
  },
  {
    who: 'A bank with several uses in production and no rule, assessment or reviewer for any of them.',
    answers: {
      strategy: '4444',
      data: '44444',
      technology: '444',
      people: '444',
      governance: '0000',
      culture: '44',
      delivery: '444',
    },
    first: /policy|register/i,
    never: [startsPilot],
    levelNever: [pilotCanStart],
    count: 1,
  },
  {
    who: 'A brewery whose staff propose uses themselves, and whose last process change was abandoned.',
    answers: {
      strategy: '3333',
      data: '33333',
      technology: '333',
      people: '333',
      governance: '3333',
      culture: '40',
      delivery: '333',
    },
    first: /trial|change/i,
    never: [/tell staff|worries/i],
    levelNever: [],
    count: 1,
  },
  {
    who: 'A quarry with trained staff who have time, no skills in house, and no data at all.',
    answers: {
      strategy: '2222',
      data: '00000',
      technology: '000',
      people: '044',
      governance: '2222',
      culture: '22',
      delivery: '222',
    },
    first: /record|time/i,
    never: [buysPeople, startsPilot, /\btrain\b/i],
    levelNever: [pilotCanStart],
  },
]
