import { backupCommands } from './backup-commands.ts'
import { runCommand, type Command } from './command.ts'
import { doctorCommand } from './doctor/doctor-command.ts'
import { seedCommand } from './seed/seed-command.ts'

const commands: Record<string, Command> = {
  ...backupCommands,
  doctor: doctorCommand,
  seed: seedCommand,
}

/** Runs the command that the words name; undefined when there are none, which starts the server. */
export function commandOf(args: string[], build = ''): (() => Promise<void>) | undefined {
  const [word, ...rest] = args
  if (word === undefined) return undefined
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command) return () => runCommand(command, rest, build)
  return async () => {
    process.exitCode = word === '--help' ? 0 : 2
    const known = `Without words the server starts. Commands: ${Object.keys(commands).join(', ')}; each with --help.`
    process.stderr.write(word === '--help' ? `${known}\n` : `There is no command “${word}”. ${known}\n`)
  }
}
