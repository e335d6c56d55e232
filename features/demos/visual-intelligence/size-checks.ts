import { median } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import type { Finding, Found, FindSettings } from './find-objects.ts'
import { number, percent } from './size-plots.ts'

/** One hill of noise cut in two has 2.65, an even spread 3.46. */
const leastContrast = 3.5
const goodContrast = 5
const leastWidth = 6
const goodWidth = 16

/** What counting and measuring assume, held against the pictures; of several the worst one speaks. */
export function sizeChecks(findings: readonly Finding[], settings: FindSettings): Check[] {
  const objects = findings.flatMap((one) => one.objects)
  const checks = [contrastCheck(findings), lightCheck(findings, settings)]
  if (objects.length === 0) {
    const says = 'Nothing is large enough to count. Lower the smallest that counts or the opening.'
    return [...checks, { name: 'There are objects', state: 'failed', says }]
  }
  return [
    ...checks,
    shadowCheck(findings),
    resolvedCheck(objects),
    wholeCheck(objects),
    simpleCheck(objects),
    solidCheck(findings, settings),
    dirtCheck(objects),
    groundCheck(findings),
  ]
}

const worst = (findings: readonly Finding[], badness: (one: Finding) => number) => {
  const [first, ...rest] = findings
  return rest.reduce((bad, one) => (bad && badness(one) > badness(bad) ? one : bad), first)
}
const inPicture = (finding: Finding | undefined, findings: readonly Finding[]) =>
  finding && findings.length > 1 ? ` in ${finding.picture.name}` : ''

function contrastCheck(findings: readonly Finding[]): Check {
  const name = 'Objects and ground differ in brightness'
  const least = worst(findings, ({ contrast }) => -contrast)
  const contrast = least?.contrast ?? 0
  const says = `Their means lie ${number(contrast, 1)} deviations apart${inPicture(least, findings)}`
  if (contrast < leastContrast)
    return {
      name,
      state: 'failed',
      says: `${says}; the two halves of mere noise lie up to ${leastContrast} apart. Put them on a ground of another brightness.`,
    }
  return contrast < goodContrast
    ? { name, state: 'doubtful', says: `${says}: outlines follow the light in parts. Look at the picture.` }
    : { name, state: 'passed', says: `${says}.` }
}

function lightCheck(findings: readonly Finding[], { light }: FindSettings): Check {
  const name = 'The light is even'
  const most = worst(findings, ({ fall }) => fall)
  const fall = most?.fall ?? 0
  const says = `It falls by ${percent(fall)} over the ground${inPicture(most, findings)}`
  if (light === 'as-is')
    return fall > 0.2
      ? { name, state: 'doubtful', says: `${says} and is left as it is.` }
      : { name, state: 'passed', says: `${says}.` }
  return fall > 0.65
    ? {
        name,
        state: 'doubtful',
        says: `${says}. It is evened out, but the dark part has little left to tell.`,
      }
    : { name, state: 'passed', says: `${says}, which is evened out before the threshold.` }
}

/** A shadow, or the border of the tray, is one large region that the picture's edge cuts. */
function shadowCheck(findings: readonly Finding[]): Check {
  const name = 'No shadow counts as an object'
  const found = findings.flatMap(({ picture, objects }) => {
    const all = picture.width * picture.height
    const usual = median(objects.length > 0 ? objects.map(({ area }) => area) : [0])
    return objects.flatMap(({ isCut, area }) =>
      isCut && area > 10 * usual && area > 0.04 * all ? [{ picture, share: area / all }] : [],
    )
  })
  const [first] = found
  return first
    ? {
        name,
        state: 'failed',
        says: `In ${first.picture.name} one region covers ${percent(first.share)} of the picture and reaches its edge: a shadow, or the border of what the objects lie on. Cut the picture to the ground, or light it from more than one side.`,
      }
    : { name, state: 'passed', says: 'No region at the edge is many times as large as the others.' }
}

function resolvedCheck(objects: readonly Found[]): Check {
  const name = 'Objects are large enough to measure'
  const width = median(objects.map(({ pixels }) => pixels))
  const says = `Half of them are wider than ${number(width, 0)} pixels`
  if (width < leastWidth)
    return { name, state: 'failed', says: `${says}; ${leastWidth} are the least. Go closer.` }
  return width < goodWidth
    ? { name, state: 'doubtful', says: `${says}: a pixel at the outline is ${percent(1 / width)} of that.` }
    : { name, state: 'passed', says: `${says}; a pixel is ${percent(1 / width)} of that.` }
}

function wholeCheck(objects: readonly Found[]): Check {
  const name = 'Objects lie whole in the picture'
  const cut = objects.filter(({ isCut }) => isCut).length
  const says = `${cut} of ${objects.length} are cut by the edge: counted, not measured`
  if (cut === objects.length) return { name, state: 'failed', says: `${says}. Go farther away.` }
  return { name, state: cut > objects.length / 4 ? 'doubtful' : 'passed', says: `${says}.` }
}

function simpleCheck(objects: readonly Found[]): Check {
  const name = 'Outlines are simple'
  const whole = objects.filter(({ isCut }) => !isCut)
  const clumps = whole.filter(({ solidity }) => solidity < 0.88).length
  return clumps > whole.length * 0.05
    ? {
        name,
        state: 'doubtful',
        says: `${clumps} of ${whole.length} have deep bays: clumps that were not separated, or objects of that shape. Look at the picture before you trust the count.`,
      }
    : { name, state: 'passed', says: `${whole.length - clumps} of ${whole.length} fill their hulls.` }
}

function solidCheck(findings: readonly Finding[], settings: FindSettings): Check {
  const name = 'Objects are solid'
  const most = worst(findings, ({ holes }) => holes)
  const holes = most?.holes ?? 0
  const says = `${percent(holes)} of what they enclose${inPicture(most, findings)} has the ground’s brightness`
  if (holes <= 0.02) return { name, state: 'passed', says: `${says}.` }
  return {
    name,
    state: 'doubtful',
    says:
      settings.holes === 'fill'
        ? `${says} and is filled in. Gaps between touching objects are filled as well.`
        : `${says} and is left out. If these are glints or prints, fill the holes.`,
  }
}

function dirtCheck(objects: readonly Found[]): Check {
  const name = 'Nothing counts that is only dirt'
  const middle = median(objects.map(({ pixels }) => pixels))
  const small = objects.filter(({ pixels, isCut }) => !isCut && pixels < middle / 4).length
  return small > 0
    ? {
        name,
        state: 'doubtful',
        says: `${small} of ${objects.length} are under a quarter of the median. If that is dirt, raise the smallest that counts.`,
      }
    : { name, state: 'passed', says: 'None is under a quarter of the median.' }
}

function groundCheck(findings: readonly Finding[]): Check {
  const name = 'The ground is what the edge shows'
  const most = worst(findings, ({ covered }) => covered)
  const covered = most?.covered ?? 0
  return covered > 0.6
    ? {
        name,
        state: 'doubtful',
        says: `${percent(covered)} of the picture count as objects${inPicture(most, findings)}. If that is the ground, choose dark or light yourself.`,
      }
    : { name, state: 'passed', says: `${percent(covered)} of the picture are objects.` }
}
