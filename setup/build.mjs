import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { nodeToUse } from './machine.mjs'
import { filesIn, hashOf, inRoot, readText, run, step } from './steps.mjs'

const mark = inRoot('build', '.source-hash')
const sources = [
  'app',
  'assets',
  'config',
  'content',
  'db',
  'features',
  'jobs',
  'lib',
  'server',
  'ui',
  'public',
]
const sourceFiles = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'tsconfig.json',
  'setup/build.mjs',
]
const packed = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/

export function isBuilt() {
  return readText(mark) === sourcesHash()
}

const sourcesHash = () => hashOf([...sourceFiles, ...sources.flatMap(filesIn)])

/** Built beside the old one and swapped in by a rename: there is a whole build or none. */
export async function build() {
  const hash = sourcesHash()
  for (const name of readdirSync(inRoot('.cache'))) {
    if (name.startsWith('build.')) rmSync(inRoot('.cache', name), { recursive: true, force: true })
  }
  const draftName = `.cache/build.${process.pid}`
  const draft = inRoot(draftName)
  const env = { NODE_ENV: 'production', BUILD_DIR: draftName, BUILD_ID: hash.slice(0, 16) }
  const runTool = (tool, ...args) =>
    run(nodeToUse(), [inRoot('node_modules', '.bin', tool), 'build', '--logLevel', 'warn', ...args], env, {
      failed: 'The build failed, for the reason above.',
    })
  await step('Building', () => runTool('react-router'))
  await step('Building the islands', () => runTool('vite', '--config', 'vite.islands.config.ts'))
  await step('Packing files for browsers', () => pack(join(draft, 'client')))
  writeFileSync(join(draft, '.source-hash'), hash)
  const old = inRoot('.cache', 'build.old')
  if (existsSync(inRoot('build'))) renameSync(inRoot('build'), old)
  renameSync(draft, inRoot('build'))
  rmSync(old, { recursive: true, force: true })
}

/** Writes a `.br` and a `.gz` beside each text file that gets smaller by it. zlib works in threads of its own. */
async function pack(folder) {
  const files = filesIn(folder).filter((file) => packed.test(file))
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const bytes = await readFile(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      if (br.length < bytes.length) await writeFile(`${file}.br`, br)
      if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
    }
  }
  await Promise.all([next(), next(), next(), next()])
}
