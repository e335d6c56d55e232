import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags, wholeChromiumPath } from './chromium.ts'
import { openProtocol } from './browser-protocol.ts'
import { openTab, type Tab } from './browser-tab.ts'

export type { Tab } from './browser-tab.ts'

// The first switches prerendering off. The names of other hosts lead nowhere, so nothing is fetched that isn't ours.
const flags = [
  ...chromiumFlags().filter((flag) => flag !== '--disable-background-networking'),
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--password-store=basic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

export interface PlainBrowser {
  /** A tab with a store and a cache of its own. */
  openTab(size?: { width: number; height: number }): Promise<Tab>
  close(): Promise<void>
}

/**
 * Chromium as visitors have it, driven by its protocol alone. Under Playwright it neither prerenders nor keeps pages for the Back
 * button.
 */
export async function openPlainBrowser(): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'browser-'))
  const process = spawn(
    wholeChromiumPath() ?? chromium.executablePath(),
    [...flags, `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((done) => process.once('exit', () => done()))
  const close = async () => {
    process.kill()
    await Promise.race([ended, sleep(5000).then(() => process.kill('SIGKILL'))])
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const protocol = await openProtocol(await addressIn(process.stderr))
    await protocol.send('Target.setDiscoverTargets', { discover: true, filter: [{}] })
    return {
      openTab: (size = { width: 1280, height: 800 }) => openTab(protocol, size),
      async close() {
        protocol.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      output.resume()
      return address
    }
    lines.push(line)
  }
  throw new Error(`Chromium did not start:\n${lines.join('\n')}`)
}
