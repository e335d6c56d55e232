import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { hasPinnedNode, pinnedNode } from './machine.mjs'
import { hashOf, inRoot, readText, run, SetUpError, step } from './steps.mjs'

const mark = inRoot('node_modules', '.setup-hash')
const packagesHash = () => hashOf(['package.json', 'package-lock.json'])

export function isInstalled() {
  return readText(mark) === packagesHash() && (!hasPinnedNode() || existsSync(pinnedNode))
}

export async function install() {
  await step('Installing packages', async () => {
    rmSync(mark, { force: true })
    // npm tells scripts where it is; beside that, the one in PATH is used.
    const self = process.env.npm_execpath
    const [command, first] = self && /npm-cli\.[cm]?js$/.test(self) ? [process.execPath, [self]] : ['npm', []]
    const args = [
      ...first,
      'ci',
      '--loglevel=error',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ]
    await run(
      command,
      args,
      {},
      {
        missing: 'npm was not found. It comes with Node: please install both.',
        failed:
          'The packages could not be installed. Is the registry reachable? (npm has said why, above.) Then run the same command again.',
      },
    )
    if (!hasPinnedNode()) rmSync(pinnedNode, { force: true })
    else if (spawnSync(pinnedNode, ['--version']).status !== 0) {
      throw new SetUpError(
        'The Node that belongs to this project was not installed: npm must not leave out optional packages.',
      )
    }
    writeFileSync(mark, packagesHash())
  })
}
