import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { madeUp, startFakeModel, type Manner } from './fake-model.ts'
import { fillIdentity } from './golden/fill-identity.ts'
import { hold, type Judged } from './golden/hold-dialogue.ts'
import { tuning } from './golden/tuning/index.ts'
import type { Row } from './row.ts'

/** How much of what was right may be lost by rewording it, as a share. */
const allowedLoss = 0.01

const manners: [manner: Manner, what: string][] = [
  ['repeats', 'a model that repeats the passages'],
  ['invents', 'a model that invents figures, links and orders'],
  ['dies', 'a model that is down'],
]

/** C8: the dialogues of the tuning part with a model endpoint configured, beside the same without one. */
export async function answersWithModel(): Promise<Row[]> {
  const alone = await heldBy({})
  const rows: Row[] = []
  for (const [manner, what] of manners) {
    const model = await startFakeModel(manner)
    try {
      const judged = await heldBy({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake' })
      rows.push(...rowsOf(what, judged, alone, model.asked()))
    } finally {
      model.stop()
    }
  }
  return rows
}

async function heldBy(env: Record<string, string>): Promise<Judged[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env } })
  try {
    await fillIdentity(site.url)
    const judged: Judged[] = []
    for (const dialogue of tuning) judged.push(...(await hold(site.url, dialogue)))
    return judged
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

function rowsOf(what: string, judged: Judged[], alone: Judged[], asked: number): Row[] {
  const shareOf = (list: Judged[], kind: Judged['verdict']) =>
    list.filter(({ verdict }) => verdict === kind).length / list.length
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const [right, rightAlone] = [shareOf(judged, 'right'), shareOf(alone, 'right')]
  const [wrong, wrongAlone] = [shareOf(judged, 'wrong'), shareOf(alone, 'wrong')]
  const invented = judged.filter(({ reply }) => madeUp.test(reply)).length
  return [
    {
      requirement: 'C8',
      what: `chat, ${what}: right at once`,
      target: `≥ ${percent(rightAlone - allowedLoss)}, ${percent(rightAlone)} without it less 1`,
      figure: `${percent(right)} of ${judged.length} (asked ${asked} times)`,
      isMet: right >= rightAlone - allowedLoss && asked > 0,
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
