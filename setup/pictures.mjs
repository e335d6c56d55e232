import { existsSync, writeFileSync } from 'node:fs'
import { nodeToUse } from './machine.mjs'
import { filesIn, hashOf, inRoot, readText, run, step } from './steps.mjs'

const mark = inRoot('.cache', 'pictures-hash')
const list = 'content/rendered-pictures.ts'
const sources = ['assets/pictures', 'content', 'config']
const sourceFiles = ['ui/theme.css', 'package-lock.json']

const sourcesHash = () =>
  hashOf([...sourceFiles, ...sources.flatMap(filesIn).filter((file) => file !== list)])

export function areDrawn() {
  return (
    existsSync(inRoot(list)) && existsSync(inRoot('public', 'pictures')) && readText(mark) === sourcesHash()
  )
}

/** Pages import the list of what is drawn, so this comes before the build. */
export async function draw() {
  await step('Drawing the pictures', () =>
    run(
      nodeToUse(),
      [inRoot('assets', 'pictures', 'draw.ts')],
      {},
      {
        failed: 'The pictures could not be drawn, for the reason above.',
      },
    ),
  )
  writeFileSync(mark, sourcesHash())
}
