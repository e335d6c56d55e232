import { backupCommands } from './backup-commands.ts'
import { runCommand, type Command } from './command.ts'
import { seedCommand } from './seed/seed-command.ts'
import { serve } from './serve.ts'

const commands: Record<string, Command> = { ...backupCommands, seed: seedCommand }

const [word = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, word) ? commands[word] : undefined
void (command ? runCommand(command, rest) : serve())

export * from 'virtual:react-router/server-build'
