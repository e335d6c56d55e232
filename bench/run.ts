import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { analyticsGrowth } from './analytics-growth.ts'
import { answers } from './answers.ts'
import { answersWithModel } from './answers-with-model.ts'
import { assessment } from './assessment.ts'
import { backupGrowth } from './backup-growth.ts'
import { bytes } from './bytes.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import { demos } from './demos.ts'
import { staffTasks } from './staff-tasks.ts'
import { leadsGrowth } from './leads-growth.ts'
import { imports } from './import.ts'
import { findGrowth } from './find-growth.ts'
import { firstRead } from './first-read.ts'
import { largeFiles } from './large-files.ts'
import { lighthouse } from './lighthouse.ts'
import { mailsGrowth } from './mails-growth.ts'
import { navigation } from './navigation.ts'
import { ownLeadsGrowth } from './own-leads-growth.ts'
import { overload } from './overload.ts'
import { page } from './page.ts'
import { table, type Row } from './row.ts'
import { search } from './search.ts'
import { start } from './start.ts'

/** `npm run bench` measures everything and writes `bench/results.md`; `npm run bench -- page` measures one and only prints. */
const measurements = {
  page,
  lighthouse,
  bytes,
  navigation,
  contact,
  overload,
  chat,
  answers,
  'answers-with-model': answersWithModel,
  assessment,
  search,
  demos,
  'staff-tasks': staffTasks,
  'large-files': largeFiles,
  start,
  'analytics-growth': analyticsGrowth,
  'leads-growth': leadsGrowth,
  'own-leads-growth': ownLeadsGrowth,
  'find-growth': findGrowth,
  'mails-growth': mailsGrowth,
  'first-read': firstRead,
  'backup-growth': backupGrowth,
  imports,
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}: ${Object.keys(measurements).join(', ')}\n`,
  )
  process.exit(1)
}

const rows: Row[] = []
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = Date.now()
  process.stdout.write(`${name} … `)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    rows.push({
      requirement: '',
      what: name,
      target: '',
      figure: `failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      isMet: false,
    })
  }
  process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s\n`)
}

const text = table(rows)
if (asked.length === 0) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  await writeFile(
    'bench/results.md',
    `# Measured\n\n${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}. The load generator runs on the same machine.\n\n${text}\n`,
  )
}
process.stdout.write(`\n${text}\n`)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
