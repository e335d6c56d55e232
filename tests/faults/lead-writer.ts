import { z } from 'zod'
import { ask, nothingTold } from './told.ts'
import { keepSending, readAll, sending, type Writer } from './writers.ts'

const changesOfOne = 8
const lead = z.object({ id: z.string(), version: z.number(), value: z.nullable(z.number()) })
const entry = z.object({ entityId: z.string(), to: z.object({ value: z.number() }) })

/** Leads that staff enter and then change, one change after the other; each must be on the record and the last one on the lead. */
export function leadWriter(token: string): Writer {
  const entered: { id: string; name: string; value: number; changes: number[] }[] = []
  const told = nothingTold()
  let value = 0
  return {
    what: 'changes to leads',
    told,
    count: () => entered.reduce((sum, { changes }) => sum + 1 + changes.length, 0),
    write(site, name, stop) {
      let present = { id: '', version: 0 }
      let left = 0
      return keepSending(async (i, isAfterFailure) => {
        value += 1
        const now = value
        // What came of a change that nobody confirmed can't be known: another lead is changed from here on.
        if (left === 0 || isAfterFailure) {
          left = 0
          const body = { name: `Lead ${name}.${i}`, value: now }
          present = lead.parse(await ask(told, `${site.url}/api/leads`, sending('POST', body, token)))
          entered.push({ id: present.id, name: body.name, value: now, changes: [] })
          left = changesOfOne
          return
        }
        left -= 1
        const change = { version: present.version, value: now }
        const url = `${site.url}/api/leads/${present.id}`
        present = lead.parse(await ask(told, url, sending('PATCH', change, token)))
        entered.find(({ id }) => id === present.id)?.changes.push(now)
      }, stop)
    },
    async lost(site, readToken) {
      const stored = await readAll(site, readToken, '/api/leads', lead)
      const valueOf = new Map(stored.map(({ id, value }) => [id, value ?? 0]))
      const noted = await readAll(site, readToken, '/api/audit?action=lead.update&entity=lead', z.unknown())
      const changes = noted.flatMap((one) => {
        const { data } = entry.safeParse(one)
        return data ? [`${data.entityId} ${data.to.value}`] : []
      })
      const known = new Set(changes)
      return entered.flatMap(({ id, name, value, changes }) => {
        const last = changes.at(-1) ?? value
        // A later one may have been kept without having been confirmed.
        const isThere = (valueOf.get(id) ?? -1) >= last
        const gone = changes.filter((change) => !known.has(`${id} ${change}`))
        return [...(isThere ? [] : [name]), ...gone.map((change) => `${name}: value ${change}`)]
      })
    },
  }
}
