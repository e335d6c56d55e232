import { solutionSlugs } from '#config/solutions.ts'
import { calculatorSlugs } from '#content/calculator.ts'
import { expect, test } from './journey.ts'

const kinds = [
  '/',
  '/solutions',
  '/solutions/machine-vision',
  '/usecases',
  '/usecases/fraud-detection',
  '/blog',
  '/qa',
  '/qa/cost',
  '/ai-roles',
  '/ai-roles/ml-engineer',
  '/team-augmentation',
  '/about-us',
  '/contact',
  '/resources',
  '/privacy-request',
  '/search?q=price',
]

test('printed pages leave out buttons and arrows', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ media: 'print' })
  const left: string[] = []
  for (const path of kinds) {
    await page.goto(path)
    const found = await page.evaluate(() => {
      const arrows = ['M20 12H4m6-6-6 6 6 6', 'M4 12h16m-6-6 6 6-6 6', 'M12 4v16m6-6-6 6-6-6']
      const isArrow = (path: Element) => arrows.includes(path.getAttribute('d') ?? '')
      return [...document.querySelectorAll('button, svg path')]
        .filter((part) => (part.localName === 'button' || isArrow(part)) && part.checkVisibility())
        .map((part) => part.closest('a, button')?.outerHTML.slice(0, 90) ?? part.outerHTML)
    })
    left.push(...found.map((part) => `${path}: ${part}`))
  }
  expect(left).toEqual([])
})

const tools = [
  ...solutionSlugs.map((slug) => `/demo/${slug}`),
  ...calculatorSlugs.map((slug) => `/resources/${slug}`),
  '/solutions/ai-solution-recommender?sector=manufacturing&goal=defects&history=months&kinds=pictures&speed=instant&systems=plc&limits=on-site&means=medium',
]

test('what a tool prints has no buttons, and nothing of it is cut off at the edge of an A4 sheet', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ media: 'print' })
  // 210 mm less 10 mm at either side.
  await page.setViewportSize({ width: 718, height: 1000 })
  const wrong: string[] = []
  for (const path of tools) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('button, main *')]
        .filter((part) => part.checkVisibility())
        .filter((part) => part.localName === 'button' || part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.outerHTML.slice(0, 90)),
    )
    wrong.push(...found.map((part) => `${path}: ${part}`))
  }
  expect(wrong).toEqual([])
})

test('at 768 px a link that stands alone, a button and a field are 44 px high', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 768, height: 1024 })
  const small: string[] = []
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const found = await page.evaluate(() => {
      // A link within a sentence is as high as its line; one that covers its entry is as large as that.
      const isInWords = (link: Element) => {
        const around = link.parentElement?.closest('p, li, dd, td, figcaption')
        return (
          getComputedStyle(link).display === 'inline' &&
          (around?.textContent.trim().length ?? 0) > link.textContent.trim().length + 2
        )
      }
      const covers = (link: Element) => getComputedStyle(link, '::after').position === 'absolute'
      return [...document.querySelectorAll('a, button, summary, select, input, textarea')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only'))
        .filter((part) => !isInWords(part) && !covers(part))
        .map((part) => ({ part, box: (part.closest('label') ?? part).getBoundingClientRect() }))
        .filter(({ box }) => box.height > 1 && box.height < 43.5 && box.bottom > 0)
        .map(({ part, box }) => `${part.outerHTML.slice(0, 90)} ${Math.round(box.height)}`)
    })
    small.push(...found.map((part) => `${path}: ${part}`))
  }
  expect(small).toEqual([])
})
