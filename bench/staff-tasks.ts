import { chromium, type Locator, type Page } from '@playwright/test'
import { authTokenKey } from '#config/constants.ts'
import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { enquiry, postJson, signIn } from '../tests/visits.ts'
import { whole, type Row } from './row.ts'

/** What a person did, and how long the site took over it. */
class Hands {
  clicks = 0
  keys = 0
  letters = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses what has such a name. */
  async click(what: Locator) {
    this.clicks += 1
    await what.click()
  }

  /** A key, or several together, that isn't writing. */
  async press(keys: string) {
    this.keys += 1
    await this.page.keyboard.press(keys)
  }

  async type(words: string) {
    this.letters += words.length
    await this.page.keyboard.type(words)
  }

  /** The list opens, and one of it is pressed. */
  async choose(what: Locator, option: RegExp) {
    const label = (await what.locator('option').filter({ hasText: option }).textContent()) ?? ''
    this.clicks += 2
    await what.selectOption({ label })
  }

  async drag(what: Locator, to: Locator) {
    this.clicks += 1
    await what.dragTo(to)
  }
}

interface Task {
  name: string
  isPhone?: boolean
  /** Where one is, with everything at rest. */
  from: string
  do(hands: Hands): Promise<void>
}

/** What a screen reads, and what it fetches ahead, is there by then. */
const restMs = 6000

const enquirers = ['Orla Byrne', 'Priya Nair', 'Tom Weir', 'Una Walsh', 'Owen Price', 'Rosa Lind']

const hubSpot = `"Record ID","Deal Name","Deal Stage","Deal owner","Amount","Deal Currency Code","Associated Contact","Create Date"
${Array.from({ length: 40 }, (_, i) => `"${i}","Deal ${i}","Contract Sent (Sales Pipeline)","owner","24000","GBP","Guest ${i} (guest${i}@hub.example)","2026-06-03 10:12"`).join('\n')}
`

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const tasks: Task[] = [
  {
    name: 'answer the lead that waits longest, by mail',
    from: '/dashboard',
    async do(hands) {
      const { page } = hands
      await hands.press('w')
      await hands.click(page.getByRole('button', { name: 'Write a mail' }))
      await hands.click(page.getByLabel('Message'))
      await hands.type('Thank you. Shall we speak on Tuesday at ten?')
      await hands.press('Control+Enter')
      await page.getByText('Thank you. Shall we speak').first().waitFor()
    },
  },
  {
    name: 'hand a lead over',
    from: '/leads?q=Orla',
    async do(hands) {
      const { page } = hands
      await hands.click(main(page).getByRole('link', { name: 'Orla Byrne' }))
      await title(page, 'Orla Byrne').waitFor()
      await hands.choose(main(page).getByRole('combobox', { name: 'Owner' }), /\(me\)$/)
      await page.getByText('Orla Byrne handed over to you').waitFor()
    },
  },
  {
    name: 'log a call, on a phone',
    isPhone: true,
    from: '/leads?q=Priya',
    async do(hands) {
      const { page } = hands
      await hands.click(main(page).getByRole('link', { name: 'Priya Nair' }))
      const form = page.getByRole('form', { name: 'Log an activity' })
      await hands.click(form.getByText('Call', { exact: true }).first())
      await hands.click(form.getByRole('textbox'))
      await hands.type('They send photographs.')
      await hands.click(form.getByRole('button', { name: 'Log call' }))
      await page.getByText('They send photographs.').first().waitFor()
    },
  },
  {
    name: 'find “porosity”, a word of an enquiry',
    from: '/dashboard',
    async do(hands) {
      const { page } = hands
      await hands.press('Control+k')
      await hands.type('porosity')
      await page
        .getByRole('option', { name: /Tom Weir/ })
        .first()
        .waitFor()
      await hands.press('Enter')
      await title(page, 'Tom Weir').waitFor()
    },
  },
  {
    name: 'undo a card dragged to the wrong stage',
    from: '/leads?view=board&q=Una',
    async do(hands) {
      const { page } = hands
      const card = page.getByRole('link', { name: 'Una Walsh' })
      const stage = (name: string) => page.getByRole('region', { name })
      await hands.drag(card, stage('Proposal'))
      await stage('Proposal').getByRole('link', { name: 'Una Walsh' }).waitFor()
      await hands.click(page.getByRole('button', { name: 'Undo' }))
      await stage('New').getByRole('link', { name: 'Una Walsh' }).waitFor()
    },
  },
  {
    name: 'import a HubSpot export of 40 deals, with stages and owners',
    from: '/leads',
    async do(hands) {
      const { page } = hands
      await hands.click(main(page).getByRole('link', { name: 'Import' }))
      hands.clicks += 2
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'deals.csv', mimeType: 'text/csv', buffer: Buffer.from(hubSpot) })
      await hands.click(page.getByRole('button', { name: 'Try 40 rows' }))
      await hands.click(page.getByRole('button', { name: 'Create 40' }))
      await page.getByText('Imported: 40 created.').waitFor()
    },
  },
]

/** How much a member of staff has to do for what is done every day, and how long the site takes over it. */
export async function staffTasks(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags() })
  try {
    const token = await signIn(site.url)
    for (const [i, name] of enquirers.entries()) {
      const message = `Our castings show ${['cracks', 'stains', 'porosity', 'burrs', 'warp', 'dents'][i]} at the rim.`
      const answer = await postJson(
        `${site.url}/api/contact`,
        enquiry({ name, email: `guest${i}@plant.example`, message }),
      )
      if (answer.status !== 201) throw new Error(`The enquiry was answered with ${answer.status}`)
    }
    const rows: Row[] = []
    for (const task of tasks) {
      const viewport = task.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const context = await browser.newContext({
        baseURL: site.url,
        viewport,
        hasTouch: task.isPhone === true,
      })
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        authTokenKey,
        token,
      ] as const)
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.goto(task.from)
      await title(page, /./).waitFor()
      await page.waitForTimeout(restMs)
      const hands = new Hands(page)
      const started = performance.now()
      await task.do(hands)
      const seconds = (performance.now() - started) / 1000
      rows.push({
        requirement: 'K',
        what: `staff: ${task.name}`,
        target: '',
        figure: `${countOf(hands.clicks, 'click')}, ${countOf(hands.keys, 'key')}, ${countOf(hands.letters, 'letter')}; ${seconds.toFixed(1)} s`,
      })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
    await dropDataDir(dataDir)
  }
}

const countOf = (count: number, what: string) => `${whole(count)} ${what}${count === 1 ? '' : 's'}`
