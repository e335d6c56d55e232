import { buildId } from './build.ts'
import { commandOf } from './commands/commands.ts'
import { renderAheadWord, runRenderAhead } from './pages/render-ahead.ts'
import { serve } from './serve.ts'

const words = process.argv.slice(2)
const command = words[0] === renderAheadWord ? runRenderAhead : commandOf(words, buildId)
void (command ?? serve)()

export * from 'virtual:react-router/server-build'
