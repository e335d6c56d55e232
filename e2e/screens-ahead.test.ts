import { authTokenKey } from '../config/constants.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { signIn } from '../tests/visits.ts'
import { expect, test } from './journey.ts'

test('a server that dies while the code of other screens is fetched takes nothing from whoever is writing', async ({
  page,
}) => {
  const dataDir = await newDataDir()
  let site = await startSite({ dataDir })
  const token = await signIn(site.url)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [authTokenKey, token] as const)
  const dead = Promise.withResolvers<void>()
  await page.route('**/assets/dashboard-*.js', async (route) => {
    await site.kill()
    await route.continue()
    dead.resolve()
  })
  await page.goto(`${site.url}/lead-form`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ann Example')
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  await dead.promise
  await page.waitForTimeout(1500)
  expect(loads).toBe(0)
  await expect(name).toHaveValue('Ann Example')

  await page.unrouteAll()
  site = await startSite({ dataDir, port: Number(new URL(site.url).port) })
  await page.getByRole('button', { name: 'Save lead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Example' })).toBeVisible()
  await site.stop()
  await dropDataDir(dataDir)
})
