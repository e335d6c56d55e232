import type { SceneId } from '#content/film.ts'
import { showCard } from './cards.ts'
import { openAssessment, openDemo } from './off-camera.ts'
import type { Reel } from './reel.ts'

/** What happens in each scene; its captions are in content/film.ts. Before `begin` nothing is filmed. */
export const scenes: Record<SceneId, (reel: Reel, start: () => void) => Promise<void>> = {
  async opening(reel, start) {
    await card(reel, 'See it work', start)
  },

  async 'shift-log'(reel, start) {
    const { page } = reel
    await openDemo(page, 'dynamic-operational-dashboards')
    await reel.place(860, 250)
    start()
    await reel.say()
    await reel.hold(1.6)
    await reel.sees(/OEE 74\.79 %/)
    await reel.scrollTo(page.locator('#bench'))
    await reel.say()
    const scope = page.getByLabel('Figures for')
    await reel.point(scope)
    await scope.focus()
    await reel.hold(0.4)
    await page.keyboard.press('ArrowDown')
    await reel.sees(/OEE 66\.91 %/)
    await reel.hold(1.2)
    await reel.point(page.getByText('66.91 %', { exact: true }).first())
    await reel.say()
    await reel.scrollTo(page.getByText('The six big losses').first(), 60)
    await reel.point(page.getByText('Breakdowns', { exact: true }).first(), { x: 1.6, y: 0.5 })
  },

  async faults(reel, start) {
    const { page } = reel
    await openDemo(page, 'instant-anomaly-detection')
    await reel.place(900, 300)
    start()
    await reel.say()
    await reel.hold(1.2)
    await reel.sees(/^8 of 10 known anomalies/)
    await reel.scrollTo(page.getByRole('form', { name: 'Settings' }), 210)
    await reel.say()
    await reel.type(page.getByLabel('Methods that must agree'), '3')
    await reel.sees(/^5 of 10 known anomalies/)
    await reel.hold(1)
    await reel.say()
    await reel.point(page.getByText('Nobody who asks for 3 votes'), { x: 0.62, y: 0.5 })
  },

  async 'own-file'(reel, start) {
    const { page } = reel
    await openDemo(page, 'instant-anomaly-detection')
    await reel.place(700, 300)
    const field = page.getByText('Choose a CSV file')
    await page.locator('#bench').evaluate((bench) => bench.scrollIntoView())
    await field.evaluate((label) => label.scrollIntoView({ block: 'center' }))
    start()
    await reel.say()
    await reel.hold(0.6)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), reel.click(field)])
    await chooser.setFiles({ name: 'pump-4.csv', mimeType: 'text/csv', buffer: Buffer.from(pumpLog()) })
    await reel.sees('Your data.')
    await reel.sees('pump-4.csv')
    await reel.hold(1)
    await reel.scrollTo(page.locator('#bench'))
    await reel.hold(0.8)
    await reel.say()
    const chart = page.getByRole('slider', { name: 'Readings and agreed alarms' })
    await reel.scrollTo(chart, 150)
    await reel.point(chart, { x: 0.82, y: 0.6 })
  },

  async part(reel, start) {
    const { page } = reel
    await openDemo(page, 'machine-vision')
    await reel.place(820, 250)
    await page.locator('#bench').evaluate((bench) => bench.scrollIntoView())
    start()
    await reel.say()
    await reel.sees(/^19 of 20 faulty parts found, 0 of 20/)
    await reel.hold(2.4)
    await reel.scrollTo(page.getByText('All pictures, faults framed').first(), 30)
    await reel.say()
    await reel.sees(/Escaped: /)
    await reel.hold(2)
    const threshold = page.getByRole('slider', { name: 'Threshold', exact: true })
    await reel.drag(threshold, 0.68, 0.75)
    await reel.say()
    await reel.sees(/^20 of 20 faulty parts found, 6 of 20/)
    await reel.hold(1.6)
    await reel.scrollTo(page.locator('#bench'))
  },

  async bearing(reel, start) {
    const { page } = reel
    await openDemo(page, 'predictive-maintenance-intelligence')
    await reel.place(900, 300)
    await page.locator('#bench').evaluate((bench) => bench.scrollIntoView())
    start()
    await reel.say()
    await reel.sees(/48 days to\s+81 days/)
    await reel.hold(1)
    const trend = page.getByRole('slider', { name: 'Trend to the limit' })
    await reel.scrollTo(trend, 120)
    await reel.point(trend, { x: 0.86, y: 0.5 })
    await reel.sees(/Replacing at 413\s+hours/)
    await reel.say()
    await reel.type(page.getByLabel('Failure, all included'), '5200')
    await reel.sees(/Replacing at 307\s+hours/)
    await reel.hold(0.5)
    await reel.scrollTo(page.locator('#bench'))
    await reel.point(page.getByText('307 hours', { exact: true }).first())
    await reel.hold(1)
  },

  async readiness(reel, start) {
    const { page } = reel
    const answer = await openAssessment(page)
    await reel.place(880, 520)
    start()
    await reel.say()
    for (const value of [2, 1]) {
      await reel.hold(0.7)
      await reel.click(answer(value), { x: 0.3, y: 0.5 })
    }
    await reel.hold(0.6)
    await reel.finishReading()
    await answer.rest()
    await reel.place(640, 500)
    await reel.say()
    await reel.hold(1)
    await reel.point(page.getByRole('img', { name: /Radar chart/ }))
    await reel.hold(1)
    await reel.scrollTo(page.getByRole('heading', { name: 'What to do next' }), 60)
    await reel.place(1100, 480)
    await reel.hold(1)
  },

  async closing(reel, start) {
    await card(reel, 'Now with your own data', start)
  },
}

async function card(reel: Reel, title: string, start: () => void) {
  await showCard(reel.page, title)
  await reel.place(-100, -100)
  start()
  await reel.say()
  await reel.hold(1)
}

/** A quiet day of a pump that warms up towards its end, as a German or Irish spreadsheet may write it. */
function pumpLog() {
  const rows = Array.from({ length: 480 }, (_, i) => {
    const drift = i > 380 ? (i - 380) * 0.055 : 0
    const wave = Math.sin(i * 1.7) + Math.sin(i * 0.61 + 1) + Math.sin(i * 2.9)
    const time = `${String(Math.floor(i / 20)).padStart(2, '0')}:${String((i % 20) * 3).padStart(2, '0')}`
    return `2026-11-02 ${time};${(61 + wave * 0.6 + drift).toFixed(2).replace('.', ',')}`
  })
  return ['Timestamp;Temperature', ...rows].join('\r\n')
}
