import { setTimeout as sleep } from 'node:timers/promises'
import { PageGone, type Protocol, type ProtocolEvent } from './browser-protocol.ts'

const patienceMs = 15_000

interface PageTarget {
  session: string
  isAhead: boolean
}

interface TargetInfo {
  targetId: string
  type: string
  subtype?: string
}

/**
 * A tab, through all pages that it shows. A page that was drawn ahead is another target of the protocol and becomes the tab's when it
 * is shown.
 */
export async function openTab(protocol: Protocol, size: { width: number; height: number }) {
  const { browserContextId } = await protocol.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const { targetId } = await protocol.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
    ...size,
  })
  const { sessionId: tab } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const pages = new Map<string, PageTarget>()
  const events: ProtocolEvent[] = []
  const domains = ['Page.enable', 'Runtime.enable', 'Preload.enable']
  let slowdown = 1
  let onNewPage = ''

  const attach = async ({ targetId: page, subtype }: TargetInfo, session: string) => {
    pages.set(page, { session, isAhead: subtype === 'prerender' })
    await Promise.all([
      ...domains.map((domain) => protocol.send(domain, {}, session)),
      slowdown > 1 && protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session),
      onNewPage && protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: onNewPage }, session),
      // Nothing before it is answered until the page runs.
      protocol.send('Runtime.runIfWaitingForDebugger', {}, session),
    ])
  }
  protocol.listen((event) => {
    const { method, params, sessionId } = event
    const info = params['targetInfo'] as TargetInfo | undefined
    if (method === 'Target.attachedToTarget' && sessionId === tab && info?.type === 'page')
      attach(info, String(params['sessionId'])).catch(() => undefined)
    if (method === 'Target.detachedFromTarget') pages.delete(String(params['targetId']))
    const page = method === 'Target.targetInfoChanged' && info && pages.get(info.targetId)
    if (page) page.isAhead = info.subtype === 'prerender'
    if (sessionId && [...pages.values()].some(({ session }) => session === sessionId)) events.push(event)
  })
  await protocol.send(
    'Target.setAutoAttach',
    { autoAttach: true, flatten: true, waitForDebuggerOnStart: true },
    tab,
  )

  const shown = () => [...pages.values()].findLast(({ isAhead }) => !isAhead)?.session
  const ahead = () => [...pages.values()].find(({ isAhead }) => isAhead)?.session
  const send = <T>(method: string, params: object = {}) => {
    const session = shown()
    if (!session) throw new Error('The tab shows no page')
    return protocol.send<T>(method, params, session)
  }

  async function evaluateIn<T, A extends unknown[]>(
    session: string | undefined,
    ask: (...given: A) => T,
    given: A,
  ) {
    if (!session) throw new Error('There is no such page')
    const { result, exceptionDetails } = await protocol.send<{
      result: { value: Awaited<T> }
      exceptionDetails?: { text: string; exception?: { description?: string } }
    }>(
      'Runtime.evaluate',
      {
        expression: `(${ask})(...${JSON.stringify(given)})`,
        awaitPromise: true,
        returnByValue: true,
      },
      session,
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Asks the page that is shown. What is handed over stands alone, as text. */
  const evaluate = <T, A extends unknown[]>(ask: (...given: A) => T, ...given: A) =>
    evaluateIn(shown(), ask, given)

  /** Asks until the answer is true, through navigations. */
  async function until<A extends unknown[]>(ask: (...given: A) => unknown, ...given: A): Promise<void> {
    const end = Date.now() + patienceMs
    let told = ''
    while (Date.now() < end) {
      try {
        if (await evaluate(ask, ...given)) return
      } catch (error) {
        told = String(error)
      }
      await sleep(20)
    }
    throw new Error(`Waited in vain for ${ask} with ${JSON.stringify(given)} ${told}`)
  }

  const at = async (selector: string) => {
    await until((one) => document.querySelector(one) !== null, selector)
    return evaluate((one) => {
      const found = [...document.querySelectorAll(one)].find((element) => element.checkVisibility())
      if (!found) throw new Error(`${one} is not to be seen`)
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box = found.getBoundingClientRect()] = found.getClientRects()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector)
  }
  const mouse = (type: string, point: { x: number; y: number }, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type: `mouse${type}`, ...point, ...more })
  const button = { button: 'left', clickCount: 1 }
  // It may be what ends the page.
  const release = (point: { x: number; y: number }) =>
    mouse('Released', point, button).catch((error: unknown) => {
      if (!(error instanceof PageGone)) throw error
    })
  const hover = async (selector: string) => mouse('Moved', await at(selector))

  return {
    events,
    evaluate,
    until,
    send,
    /** Asks a page that was drawn ahead and isn't shown yet. */
    evaluateAhead: <T, A extends unknown[]>(ask: (...given: A) => T, ...given: A) =>
      evaluateIn(ahead(), ask, given),
    isAhead: () => ahead() !== undefined,
    async goto(url: string) {
      await send('Page.navigate', { url })
      await until((path) => location.href === path && document.readyState === 'complete', url)
    },
    async back() {
      await evaluate(() => history.back()).catch(() => undefined)
    },
    hover,
    async press(selector: string) {
      await mouse('Pressed', await at(selector), button)
    },
    async release(selector: string) {
      await release(await at(selector))
    },
    async click(selector: string) {
      const point = await at(selector)
      await mouse('Moved', point)
      await mouse('Pressed', point, button)
      await release(point)
    },
    type: (text: string) => send('Input.insertText', { text }),
    async slowDown(rate: number) {
      slowdown = rate
      for (const { session } of pages.values())
        await protocol.send('Emulation.setCPUThrottlingRate', { rate }, session)
    },
    /** Runs before the page's own code in each document to come. */
    async before(code: () => void) {
      onNewPage += `(${code})();`
      for (const { session } of pages.values())
        await protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${code})()` }, session)
    },
    async close() {
      await protocol.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
