import { spawnSync } from 'node:child_process'

/** Whether a program of the system is there. Says so where it is not: what needs it is then not run. */
export function installed(program: string): boolean {
  const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' })
  if (error) process.stdout.write(`Not run here: what needs ${program}, which is not installed\n`)
  return !error
}
