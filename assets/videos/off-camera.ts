import type { Page } from '@playwright/test'

const questions = 24
/** Of a plant that has begun. */
const answers = [2, 1, 3, 2, 1, 2, 3, 2]

/** Uses the island of the tool, and waits until it works. */
async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const island = document.querySelector<HTMLElement>('main [data-island]')
    island?.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return island?.dataset['state'] === 'ready'
  })
}

/** A demo with its bench awake, as it is once someone has touched it. */
export async function openDemo(page: Page, slug: string): Promise<void> {
  await page.goto(`/demo/${slug}`)
  await hydrated(page)
  await page.getByRole('form', { name: 'Settings' }).getByRole('heading').click()
  await page.getByText(/Computed on this device in/).waitFor()
  await page.mouse.move(5, 5)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The first question. Returns how to find an answer's field; its `rest` answers what is left and opens the result. */
export async function openAssessment(page: Page) {
  const field = (value: number) => page.locator(`label:has(#answer-${value})`)
  await page.goto('/ai-readiness-assessment')
  await page.getByRole('button', { name: 'Start the assessment' }).click()
  await page.getByText(`Question 1 of ${questions}`).waitFor()
  await hydrated(page)
  const rest = async () => {
    const place = await page.getByText(/^Question \d+ of/).textContent()
    for (let i = Number(/\d+/.exec(place ?? '')?.[0]); i <= questions; i++) {
      await page.getByText(`Question ${i} of ${questions}`).waitFor()
      await field(answers[i % answers.length] ?? 2).click()
    }
    await page.getByRole('button', { name: 'See my result' }).click()
    await page.getByRole('heading', { name: 'What to do next' }).waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  return Object.assign(field, { rest })
}
