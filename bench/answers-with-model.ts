import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { madeUp, startFakeModel, type Manner } from './fake-model.ts'
import type { GoldenDialogue } from './golden/golden-dialogue.ts'
import { fillIdentity } from './golden/fill-identity.ts'
import { hold, type Judged } from './golden/hold-dialogue.ts'
import { setAside } from './golden/set-aside/index.ts'
import { tuning } from './golden/tuning/index.ts'
import type { Row } from './row.ts'

/** C2: with a model. */
const leastRight = 0.9

const manners: [manner: Manner, what: string][] = [
  ['invents', 'a model that invents figures, links and orders'],
  ['dies', 'a model that is down'],
]

/** C8: the golden dialogues with a model endpoint configured, beside the same without one. */
export async function answersWithModel(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [part, dialogues] of Object.entries({ tuning, 'set-aside': setAside })) {
    const { judged, asked } = await heldWith('chooses', dialogues)
    rows.push(mostRight(part, judged, asked))
  }
  const alone = await heldBy({}, tuning)
  for (const [manner, what] of manners) {
    const { judged, asked } = await heldWith(manner, tuning)
    rows.push(...rowsOf(what, judged, alone, asked))
  }
  return rows
}

async function heldWith(manner: Manner, dialogues: GoldenDialogue[]) {
  const model = await startFakeModel(manner)
  try {
    const env = { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }
    return { judged: await heldBy(env, dialogues, model.expect), asked: model.asked() }
  } finally {
    model.stop()
  }
}

async function heldBy(
  env: Record<string, string>,
  dialogues: GoldenDialogue[],
  onTurn?: Parameters<typeof hold>[2],
): Promise<Judged[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env } })
  try {
    await fillIdentity(site.url)
    const judged: Judged[] = []
    for (const dialogue of dialogues) judged.push(...(await hold(site.url, dialogue, onTurn)))
    return judged
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

const shareOf = (list: Judged[], kind: Judged['verdict']) =>
  list.filter(({ verdict }) => verdict === kind).length / list.length
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** What a model reaches that always finds the passage, if there is one among those that it is given. */
function mostRight(part: string, judged: Judged[], asked: number): Row {
  const wanted = judged.filter(({ turn }) => turn.wants !== 'decline')
  const right = shareOf(wanted, 'right')
  return {
    requirement: 'C2',
    what: `chat, ${part} part: right at once, were a model always to choose rightly`,
    target: `≥ ${percent(leastRight)}`,
    figure: `${percent(right)} of ${wanted.length} (asked ${asked} times); with a real model not measured`,
    isMet: right >= leastRight,
  }
}

function rowsOf(what: string, judged: Judged[], alone: Judged[], asked: number): Row[] {
  const [wrong, wrongAlone] = [shareOf(judged, 'wrong'), shareOf(alone, 'wrong')]
  const [right, rightAlone] = [shareOf(judged, 'right'), shareOf(alone, 'right')]
  const invented = judged.filter(({ reply }) => madeUp.test(reply)).length
  return [
    {
      requirement: 'C8',
      what: `chat, ${what}: right at once`,
      target: `≥ ${percent(rightAlone)} as without it`,
      figure: `${percent(right)} of ${judged.length} (asked ${asked} times)`,
      isMet: right >= rightAlone && asked > 0,
    },
    {
      requirement: 'C8',
      what: `chat, ${what}: wrong`,
      target: `≤ ${percent(wrongAlone)} as without it`,
      figure: percent(wrong),
      isMet: wrong <= wrongAlone + 1e-9,
    },
    {
      requirement: 'C8',
      what: `chat, ${what}: replies with what only the model said`,
      target: '0',
      figure: String(invented),
      isMet: invented === 0,
    },
  ]
}
