import { commandOf } from './commands.ts'
import { serve } from './serve.ts'

void (commandOf(process.argv.slice(2)) ?? serve)()

export * from 'virtual:react-router/server-build'
