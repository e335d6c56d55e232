import { execFileSync } from 'node:child_process'

/** A process and all that it started, itself first. */
export function withChildren(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const one of found)
    for (const [child, parent] of parents) if (parent === one && child !== undefined) found.push(child)
  return found
}

/** Stops them where they stand; the answer lets them go on. What ended meanwhile is left alone. */
export function freeze(pid: number): () => void {
  // The first of all before its children are listed: it starts none while it stands still.
  process.kill(pid, 'SIGSTOP')
  const frozen = withChildren(pid)
  const signal = (name: NodeJS.Signals) => {
    for (const one of frozen) {
      try {
        process.kill(one, name)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}
