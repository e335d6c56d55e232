/** One state of what may change while the process runs: what was changed, by name. Never altered once it is made; another state is another edition. */
export interface Edition {
  readonly changes: ReadonlyMap<string, unknown>
}

export const asShipped: Edition = { changes: new Map() }

let live = asShipped
let chosen: () => Edition | undefined = () => undefined

/** The edition that is read now: the one chosen for this piece of work, else the live one. */
export const editionNow = (): Edition => chosen() ?? live

/** What everybody reads from now on. */
export function setLiveEdition(edition: Edition): void {
  live = edition
}

/** How a piece of work, such as a preview, is given an edition of its own. */
export function chooseEditionBy(choose: () => Edition | undefined): void {
  chosen = choose
}

/** What `make` gives, made once for each edition when it is first asked for. */
export function perEdition<T>(make: () => T): () => T {
  const made = new WeakMap<Edition, { value: T }>()
  return () => {
    const edition = editionNow()
    const kept = made.get(edition)
    if (kept) return kept.value
    const value = make()
    made.set(edition, { value })
    return value
  }
}

/** An object that reads as what `make` gives in the edition of who reads it; it can't be written to. */
export const liveObject = <T extends object>(make: () => T): T => reading<T>({}, make)

/** The same for a list. */
export const liveList = <T>(make: () => T[]): T[] => reading<T[]>([], make)

function reading<T extends object>(target: object, make: () => T): T {
  const current = perEdition(make)
  const refuse = () => false
  // Reads as a `T`, since each of its reads is one of a `T`.
  return new Proxy(target, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  }) as T
}
