import { existsSync, writeFileSync } from 'node:fs'
import { nodeToUse } from './machine.mjs'
import { filesIn, hashOf, inRoot, readText, run, step } from './steps.mjs'

const mark = inRoot('.cache', 'samples-hash')
const rooms = ['machine-vision', 'smart-safety-surveillance', 'vision', 'visual-intelligence']
const sources = rooms.map((room) => `features/demos/${room}`)
const sourceFiles = [
  'features/demos/render-samples.ts',
  'features/demos/sample-pictures.ts',
  'lib/random.ts',
  'package-lock.json',
]

const sourcesHash = () => hashOf([...sourceFiles, ...sources.flatMap(filesIn)])

export function areSampled() {
  return existsSync(inRoot('public', 'demos')) && readText(mark) === sourcesHash()
}

/** The demos' sample pictures, which pages show and visitors download. They lie in `public/`, so this comes before the build. */
export async function sample() {
  await step('Making the samples of the demos', () =>
    run(
      nodeToUse(),
      [inRoot('features', 'demos', 'render-samples.ts')],
      {},
      { failed: 'The samples of the demos could not be made, for the reason above.' },
    ),
  )
  writeFileSync(mark, sourcesHash())
}
