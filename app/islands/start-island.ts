import { islands, type Entry } from './islands.ts'

const starting = new WeakMap<HTMLElement, Promise<void>>()

/** Has React take over an island, once. Rejects when its code can't be had; the next call tries again. */
export function startIsland(element: HTMLElement): Promise<void> {
  const begun = starting.get(element)
  if (begun) return begun
  const start = takeOver(element)
  starting.set(element, start)
  start.catch(() => {
    starting.delete(element)
    // Its controls that only code can work are hidden, as without script.
    element.dataset['state'] = 'failed'
  })
  return start
}

async function takeOver(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const entry = islands[name]
  if (!entry) throw new Error(`No island is called ${name}`)
  const { props = '{}', from } = element.dataset
  const [{ hydrate }, Component, fetched] = await Promise.all([
    import('./hydrate.tsx'),
    entry.load(),
    from === undefined ? undefined : fetchProps(from),
    entry.sheets && bringSheet(entry.sheets),
  ])
  await hydrate(element, Component, { ...JSON.parse(props), ...fetched })
  element.dataset['state'] = 'ready'
  // An island may have something to tell.
  if (name !== 'toasts') void startNamed('toasts')
}

async function fetchProps(from: string): Promise<object> {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from} was answered with ${answer.status}`)
  return answer.json()
}

export function startNamed(name: string): Promise<void> | undefined {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return element ? startIsland(element) : undefined
}

/** Where the page's own sheet hasn't got it. */
function bringSheet(sheets: NonNullable<Entry['sheets']>): Promise<void> | undefined {
  const own = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset['sheet']
  const href = Object.entries(sheets).find(([sheet]) => sheet === own)?.[1]
  if (href === undefined) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((done, failed) => {
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      link.remove()
      failed(new Error(`${href} was not fetched`))
    })
    document.head.append(link)
  })
}
