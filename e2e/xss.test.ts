import { allScripts, linkShapes, scriptAt } from '../tests/attacks/scripts.ts'
import { isLong, noted } from '../tests/attacks/ledger.ts'
import { plant } from '../tests/attacks/plant.ts'
import { expect, test } from './journey.ts'

// Without the policy of the page, so that nothing but the way a text is shown keeps it from running.
test.use({ bypassCSP: true })

declare global {
  interface Window {
    /** The numbers of the payloads that ran. */
    executed?: unknown[]
  }
}

const listening = () => {
  Object.assign(window, {
    executed: [],
    ran: (id: unknown) => void window.executed?.push(id),
  })
  window.addEventListener('error', (event) => event.stopImmediatePropagation())
}
const executed = () => window.executed ?? []
/** What a text may never become: an element that can run something, whether or not it has. */
const armed = () =>
  [...document.querySelectorAll('*')]
    .filter((element) =>
      [...element.attributes].some(
        ({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value),
      ),
    )
    .map((element) => element.outerHTML.slice(0, 120))

test('the control: put raw into a page, these texts do run', async ({ page }) => {
  await page.addInitScript(listening)
  await page.goto('/offline')
  const ran = await page.evaluate(
    async (texts) => {
      const seen = new Set<number>()
      for (const [place, text] of texts.entries()) {
        const frame = document.createElement('iframe')
        document.body.append(frame)
        const inside = frame.contentWindow
        if (!inside) continue
        Object.assign(inside, { ran: () => seen.add(place) })
        frame.contentDocument?.open()
        frame.contentDocument?.write(`<p>${text.replaceAll('top.', 'parent.')}</p>`)
        frame.contentDocument?.close()
      }
      await new Promise((done) => setTimeout(done, 1500))
      return [...seen]
    },
    [...allScripts],
  )
  process.stdout.write(`${ran.length} of ${allScripts.length} run\n`)
  expect(ran.length).toBeGreaterThan((allScripts.length * 2) / 3)
})

test('scripts sent through every way in come back as text, unchanged, wherever they are shown', async ({
  page,
  asOwner,
  baseURL,
}) => {
  test.slow()
  const planted = await plant(baseURL ?? '', process.env['E2E_BOARDS'] ?? '')
  expect(planted.changed).toEqual([])
  expect(planted.ways).toBeGreaterThan(30)
  const query = encodeURIComponent(scriptAt(7))
  const { leadId, supplierId, postId, slug, conversationId, privacyId, importId } = planted
  const most = [
    `/blog/${slug}`,
    '/qa',
    `/search?q=${query}`,
    `/${query}`,
    `/login?next=${query}`,
    `/lead-form/${leadId}`,
    '/leads?view=board',
    '/leads',
    `/supplier-form/${supplierId}`,
    `/conversations/${conversationId}`,
    `/content/posts/${postId}`,
    '/mails',
    '/job-scanner-admin?tab=jobs',
    '/dashboard',
    '/analytics?tab=sources',
  ]
  const more = [
    '/blog',
    '/blog/feed.xml',
    `/contact?name=${query}&message=${query}`,
    `/solutions/ai-solution-recommender?a=${query}`,
    `/resources/oee-calculator?planned=${query}`,
    `/ai-readiness-assessment/result?id=${query}`,
    `/create-user?invite=${query}`,
    '/leads?tab=spam',
    '/leads?tab=duplicates',
    '/leads?q=' + query,
    '/leads/import',
    `/leads/import/${importId}`,
    '/suppliers',
    '/conversations',
    '/conversations?tab=questions',
    '/privacy-desk',
    `/privacy-desk/${privacyId}`,
    '/content?tab=faqs',
    '/content?tab=redirects',
    '/content?tab=missing',
    '/analytics?tab=pages',
    '/analytics?tab=searches',
    '/analytics?tab=filtered',
    '/analytics?tab=overview',
    '/job-scanner-admin?tab=signals',
    '/job-scanner-admin?tab=sources',
    '/job-scanner-admin?tab=runs',
    '/users',
    '/users?tab=audit',
    '/users?tab=invitations',
    '/assessments',
    '/user-form',
  ]
  const places = isLong ? [...most, ...more] : most
  await page.addInitScript(listening)
  await asOwner()
  const findings: string[] = []
  let shown = 0
  for (const path of places) {
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(isLong ? 1500 : 500)
    if (/onload=ran|onerror=ran|ontoggle=ran|ran\(/.test(await page.locator('body').innerText())) shown += 1
    for (const id of await page.evaluate(executed)) findings.push(`${path}: script ${String(id)} ran`)
    for (const element of await page.evaluate(armed)) findings.push(`${path}: ${element}`)
    if (isLong) {
      const opener = page.locator('main tbody tr, main li').first().getByRole('button').first()
      if (await opener.isVisible().catch(() => false))
        await opener.click({ timeout: 2000 }).catch(() => undefined)
      await page.waitForTimeout(500)
      for (const id of await page.evaluate(executed))
        findings.push(`${path}, opened: script ${String(id)} ran`)
      await page.keyboard.press('Escape')
    }
  }
  // Without them on the screen nothing would be shown.
  expect(shown).toBeGreaterThan(places.length / 3)
  process.stdout.write(
    `${planted.ways} ways in, ${places.length} places, ${shown} of them with scripts as text\n`,
  )
  expect(
    noted({
      attack: 'XSS in Chromium, policy bypassed',
      payloads: allScripts.length + linkShapes.length,
      targets: places.length + planted.ways,
      findings: [...new Set(findings)],
    }),
  ).toEqual([])
})
