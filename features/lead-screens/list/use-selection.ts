import { useState } from 'react'
import type { ChangedLead, SeenLead } from '#features/leads/batch/lead-batch.schema.ts'

interface Chosen {
  /** The list that it belongs to: another filter starts anew, another page doesn't. */
  list: string
  leads: ReadonlyMap<string, number>
  /** Where a range begins. */
  anchor: string | undefined
  /** More match than were chosen by "all that match". */
  isCut: boolean
}

const nobody: ReadonlyMap<string, number> = new Map()

/** The leads that were ticked off in a list, with the versions that were on the screen. */
export function useSelection(list: string) {
  const [state, setState] = useState<Chosen>({ list, leads: nobody, anchor: undefined, isCut: false })
  const { leads, anchor, isCut } =
    state.list === list ? state : { leads: nobody, anchor: undefined, isCut: false }
  const set = (next: Iterable<SeenLead>, anchor?: string, isCut = false) =>
    setState({ list, leads: new Map([...next].map(({ id, version }) => [id, version])), anchor, isCut })
  const seen = (): SeenLead[] => [...leads].map(([id, version]) => ({ id, version }))

  return {
    seen,
    size: leads.size,
    isCut,
    has: (id: string) => leads.has(id),
    clear: () => set([]),
    choose: (next: SeenLead[], isCut: boolean) => set(next, undefined, isCut),
    /** Ticks one or takes it out; with `range`, everything from the last one to here gets what this one gets. */
    toggle(rows: SeenLead[], lead: SeenLead, range: boolean) {
      const from = rows.findIndex(({ id }) => id === anchor)
      const to = rows.findIndex(({ id }) => id === lead.id)
      const meant = range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [lead]
      const isOn = range && from >= 0 ? true : !leads.has(lead.id)
      const ids = new Set(meant.map(({ id }) => id))
      const rest = seen().filter(({ id }) => !ids.has(id))
      set(isOn ? [...rest, ...meant] : rest, lead.id)
    },
    togglePage(rows: SeenLead[]) {
      const ids = new Set(rows.map(({ id }) => id))
      const rest = seen().filter(({ id }) => !ids.has(id))
      set(rows.every(({ id }) => leads.has(id)) ? rest : [...rest, ...rows])
    },
    /** After a batch: what is chosen is chosen in its new version. */
    renew(changed: Pick<ChangedLead, 'id' | 'version'>[]) {
      const versions = new Map(changed.map(({ id, version }) => [id, version]))
      set(
        seen().map(({ id, version }) => ({ id, version: versions.get(id) ?? version })),
        anchor,
        isCut,
      )
    },
  }
}
export type LeadSelection = ReturnType<typeof useSelection>
