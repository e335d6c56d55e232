import { buildId } from './build.ts'
import { commandOf } from './commands/commands.ts'
import { serve } from './serve.ts'

void (commandOf(process.argv.slice(2), buildId) ?? serve)()

export * from 'virtual:react-router/server-build'
