import { postgresPid, type Site } from '../tests/site.ts'
import { generatorSeconds, processorSeconds } from './process.ts'
import type { Row } from './row.ts'

/** Seconds of processor time of both sides while a load was sent. */
export interface Used {
  /** With its database. */
  serverS: number
  /** With its own start, where it is a process of its own. */
  generatorS: number
  /** What its threads could have used in that time. */
  generatorRoomS: number
}

/** A generator this busy has requests wait for it. */
const busy = 0.9

/**
 * A figure taken under load, with what limited it. It is not measured when that was the generator: it used more processor time than the
 * server, or nearly all that its threads could.
 */
export function underLoad(row: Row, { serverS, generatorS, generatorRoomS }: Used): Row {
  const isMeasured = generatorS <= serverS && generatorS < busy * generatorRoomS
  const sides = `server ${serverS.toFixed(1)} s, generator ${generatorS.toFixed(1)} s`
  if (isMeasured) return { ...row, limit: `server (processors: ${sides})` }
  const { isMet: _, ...rest } = row
  return { ...rest, figure: 'not measured', limit: `generator (processors: ${sides})` }
}

/** Begins to watch a server's processes; the function it returns tells what was used since. `threads`: of the generator. */
export function watchUse(pids: number[], threads = 1): () => Used {
  const started = performance.now()
  const [server, generator] = [processorSeconds(pids), generatorSeconds()]
  return () => ({
    serverS: processorSeconds(pids) - server,
    generatorS: generatorSeconds() - generator,
    generatorRoomS: ((performance.now() - started) / 1000) * threads,
  })
}

/** The processes of a site: its own and its database's. */
export async function processesOf(site: Site): Promise<number[]> {
  const database = await postgresPid(site.dataDir)
  return database === undefined ? [site.pid] : [site.pid, database]
}

/** Several as one. */
export function sumOfUse(list: Used[]): Used {
  const sum = (pick: (one: Used) => number) => list.reduce((so, one) => so + pick(one), 0)
  return {
    serverS: sum((one) => one.serverS),
    generatorS: sum((one) => one.generatorS),
    generatorRoomS: sum((one) => one.generatorRoomS),
  }
}
