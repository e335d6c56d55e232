import { seededRandom } from '#lib/random.ts'

export interface Stretch {
  shift: string
  minutes: number
  state: string
  reason: string
  parts: number
  rejects: number
}

const line = (
  shift: string,
  minutes: number,
  state: string,
  reason = '',
  parts = 0,
  rejects = 0,
): Stretch => {
  return { shift, minutes, state, reason, parts, rejects }
}

/** The worked example: 420 minutes, 47 down, 19,271 parts, 423 rejects. */
const lastShift = (shift = 'Wed early'): Stretch[] => [
  line(shift, 58, 'running', '', 3090, 51),
  line(shift, 18, 'set-up', 'Change of format'),
  line(shift, 9, 'start-up', '', 300, 96),
  line(shift, 35, 'running', '', 1960, 44),
  line(shift, 3, 'minor stop', 'Bottle fallen'),
  line(shift, 61, 'running', '', 3310, 63),
  line(shift, 16, 'breakdown', 'Capper drive'),
  line(shift, 30, 'planned', 'Break'),
  line(shift, 38, 'running', '', 1965, 39),
  line(shift, 4, 'minor stop', 'Label web torn'),
  line(shift, 52, 'running', '', 2790, 47),
  line(shift, 13, 'breakdown', 'Infeed sensor'),
  line(shift, 47, 'running', '', 2480, 40),
  line(shift, 2, 'minor stop', 'Bottle fallen'),
  line(shift, 64, 'running', '', 3376, 43),
]

const breakdowns = ['Capper drive', 'Infeed sensor', 'Labeller head', 'Air pressure', 'Palletiser jam']
const minorStops = ['Bottle fallen', 'Label web torn', 'No caps in the bowl', 'Photo eye dirty']

/** Five shifts of one filling line: four drawn with a fixed seed, the last one by hand. */
export function sampleLog(): Stretch[] {
  const random = seededRandom(420)
  const shifts = ['Mon early', 'Mon late', 'Tue early', 'Tue late']
  return [...shifts.flatMap((shift) => drawnShift(shift, random)), ...lastShift()]
}

function drawnShift(shift: string, random: ReturnType<typeof seededRandom>): Stretch[] {
  const rows: Stretch[] = []
  let left = 420
  const add = (minutes: number, rest: Omit<Stretch, 'shift' | 'minutes'>) => {
    const used = Math.min(minutes, left)
    left -= used
    if (used > 0) rows.push({ shift, minutes: used, ...rest })
  }
  const run = (minutes: number, state: string, speed: number, rejectShare: number) => {
    const parts = Math.round(Math.min(minutes, left) * 60 * speed)
    add(minutes, { state, reason: '', parts, rejects: Math.round(parts * rejectShare) })
  }
  const stop = (minutes: number, state: string, reason: string) =>
    add(minutes, { state, reason, parts: 0, rejects: 0 })

  stop(random.whole(12, 24), 'set-up', 'Change of format')
  run(random.whole(6, 11), 'start-up', 0.55, 0.28)
  while (left > 0) {
    run(random.whole(28, 70), 'running', 0.84 + random.next() * 0.11, 0.012 + random.next() * 0.012)
    const chance = random.next()
    if (chance < 0.4)
      stop(random.whole(7, 34), 'breakdown', breakdowns[Math.floor(random.next() ** 1.8 * 5)] ?? '')
    else stop(random.whole(1, 4), 'minor stop', random.pick(minorStops))
  }
  return rows
}
