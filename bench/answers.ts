import { fillIdentity } from './golden/fill-identity.ts'
import { hold, type Judged } from './golden/hold-dialogue.ts'
import { setAside } from './golden/set-aside/index.ts'
import { tuning } from './golden/tuning/index.ts'
import { verdicts, type Verdict } from './golden/verdict.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import type { Row } from './row.ts'

/** C2, as shares. */
const targets = { right: 0.7, button: 0.88, wrong: 0.04, declined: 0.08, followUps: 0.75 }
const parts = { tuning, 'set-aside': setAside }
const worst = 10

/** C1, C2: the golden dialogues, judged by the words that the widget shows. With `--show=GROUP` every turn of the tuning part that isn't right is printed. */
export async function answers(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await fillIdentity(site.url)
    const rows: Row[] = []
    for (const [part, dialogues] of Object.entries(parts)) {
      const judged: Judged[] = []
      for (const dialogue of dialogues) judged.push(...(await hold(site.url, dialogue)))
      rows.push(...rowsOf(part, judged))
      if (part === 'tuning') print(judged)
    }
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

/** A page or a fact of the firm answers it; a greeting and details can always be answered. */
const isAnswerable = ({ turn }: Judged) => turn.wants !== 'answer' || turn.restsOn !== undefined

function rowsOf(part: string, all: Judged[]): Row[] {
  const asked = all.filter(({ turn }) => turn.wants !== 'decline')
  const off = all.filter(({ turn }) => turn.wants === 'decline')
  const row = (what: string, list: Judged[], kinds: Verdict[], limit: number, isLeast: boolean): Row => {
    const counted = kinds.includes('declined') ? list.filter(isAnswerable) : list
    const count = counted.filter(({ verdict }) => kinds.includes(verdict)).length
    const share = count / list.length
    return {
      requirement: 'C2',
      what: `chat, ${part} part: ${what}`,
      target: `${isLeast ? '≥' : '≤'} ${limit * 100} %`,
      figure: `${(100 * share).toFixed(1)} % (${count} of ${list.length})`,
      isMet: isLeast ? share >= limit : share <= limit,
    }
  }
  return [
    row('right at once', asked, ['right'], targets.right, true),
    row('right at once or by a button', asked, ['right', 'button'], targets.button, true),
    row('wrong', asked, ['wrong'], targets.wrong, false),
    row('declined though answered', asked, ['declined'], targets.declined, false),
    row(
      'follow-ups right',
      asked.filter(({ isFollowUp }) => isFollowUp),
      ['right'],
      targets.followUps,
      true,
    ),
    row('off the subject or hostile, declined', off, ['right'], 1, true),
  ]
}

function print(all: Judged[]): void {
  const groups = [...new Set(all.map(({ dialogue }) => dialogue.group))]
  const line = (name: string, list: Judged[]) =>
    `${name.padEnd(28)} ${verdicts.map((kind) => String(list.filter(({ verdict }) => verdict === kind).length).padStart(8)).join(' ')}`
  const lines = [
    `${''.padEnd(28)} ${verdicts.map((kind) => kind.padStart(8)).join(' ')}`,
    ...groups.map((group) =>
      line(
        group,
        all.filter(({ dialogue }) => dialogue.group === group),
      ),
    ),
    line('all', all),
  ]
  const shown = process.argv.find((word) => word.startsWith('--show='))?.slice('--show='.length)
  const bad = shown
    ? all.filter(
        ({ dialogue, verdict }) => (shown === 'all' || dialogue.group === shown) && verdict !== 'right',
      )
    : all.filter(({ verdict }) => verdict === 'wrong').slice(0, worst)
  for (const { dialogue, turn, verdict, reply } of bad)
    lines.push(
      '',
      `${verdict} · ${dialogue.id} · ${turn.asks}`,
      `  wants ${turn.says?.join(' ') ?? turn.wants} (${turn.restsOn ?? ''})`,
      `  ${reply.replace(/\s+/g, ' ').slice(0, 400)}`,
    )
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
