import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { inUnits, ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const leastFree = { wrong: 16 * 2 ** 20, warning: 10 ** 9, share: 0.1 }
const leastMemory = { total: 900e6, available: 200e6 }
const oldestNode = [22, 22] as const

/** The data folder and its disk, memory and Node. */
export async function checkMachine(dataDir: string): Promise<Finding[]> {
  return [...(await checkFolder(dataDir)), checkMemory(), checkNode(process.versions.node)]
}

async function checkFolder(dataDir: string): Promise<Finding[]> {
  const about = 'disk'
  const room = 'Make room (old backups first, once they are on another machine), or a larger disk.'
  let found
  try {
    found = await statfs(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return [
      wrong(
        about,
        `The data folder ${dataDir} can’t be written to: ${reasonOf(error)}`,
        'Set DATA_DIR to the folder of the service, and run the doctor as its user.',
      ),
    ]
  }
  const free = found.bavail * found.bsize
  const text = `${inUnits(free)} free of ${inUnits(found.blocks * found.bsize)} in ${dataDir}`
  const findings = [
    free < leastFree.wrong
      ? wrong(about, `Full: ${text}`, room)
      : free < leastFree.warning || free < leastFree.share * found.blocks * found.bsize
        ? warning(about, text, room)
        : ok(about, text),
  ]
  if (found.files > 0 && found.ffree < found.files / 100)
    findings.push(
      warning(about, `${found.ffree} of ${found.files} files are left`, 'Delete small files on this disk.'),
    )
  const { uid } = await stat(dataDir)
  if (process.getuid?.() === 0 && uid !== 0)
    findings.push(
      warning(
        about,
        `The folder belongs to the user with id ${uid}, and this is root`,
        `Run commands as that user: what root makes there, the service can’t read.`,
      ),
    )
  return findings
}

function checkMemory(): Finding {
  const limit = process.constrainedMemory()
  const total = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const available = Math.min(process.availableMemory(), total)
  const text = `${inUnits(available)} available of ${inUnits(total)}`
  if (total < leastMemory.total)
    return warning('memory', text, 'Give it 1 GB; with its own PostgreSQL the site takes 400 MB at rest.')
  return available < leastMemory.available
    ? warning('memory', text, 'See what else runs here.')
    : ok('memory', text)
}

/** Exported for its test: this machine has but one Node. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  return isOld
    ? wrong(
        'node',
        `Node ${version} is too old`,
        `Run it with node_modules/.bin/node, or install Node ${oldestNode.join('.')} or newer.`,
      )
    : ok('node', `Node ${version}`)
}
