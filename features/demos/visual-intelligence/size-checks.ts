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
    const says =
      'Nothing is large enough to count. Lower “Ignore anything smaller than” or the opening radius.'
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
  const name = 'Objects stand out from the background'
  const least = worst(findings, ({ contrast }) => -contrast)
  const contrast = least?.contrast ?? 0
  const says = `Their mean brightness differs by ${number(contrast, 1)} standard deviations${inPicture(least, findings)}`
  if (contrast < leastContrast)
    return {
      name,
      state: 'failed',
      says: `${says}; noise alone gives up to ${leastContrast}. Use a background that is clearly lighter or darker than the objects.`,
    }
  return contrast < goodContrast
    ? {
        name,
        state: 'doubtful',
        says: `${says}, so parts of the outlines may follow the lighting. Check them in the picture.`,
      }
    : { name, state: 'passed', says: `${says}.` }
}

function lightCheck(findings: readonly Finding[], { light }: FindSettings): Check {
  const name = 'The light is even enough'
  const most = worst(findings, ({ fall }) => fall)
  const fall = most?.fall ?? 0
  const says = `It falls by ${percent(fall)} across the background${inPicture(most, findings)}`
  if (light === 'as-is')
    return fall > 0.2
      ? { name, state: 'doubtful', says: `${says} and is left as it is.` }
      : { name, state: 'passed', says: `${says}.` }
  return fall > 0.65
    ? {
        name,
        state: 'doubtful',
        says: `${says}. It is evened out, but the darkest part shows little detail.`,
      }
    : { name, state: 'passed', says: `${says}, which is corrected before the threshold is found.` }
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
        says: `In ${first.picture.name} one region covers ${percent(first.share)} of the picture and reaches its edge: a shadow, or the rim of the surface below the objects. Crop the picture to that surface, or light it from more than one side.`,
      }
    : { name, state: 'passed', says: 'No region at the edge is far larger than the others.' }
}

function resolvedCheck(objects: readonly Found[]): Check {
  const name = 'Objects are large enough to measure'
  const width = median(objects.map(({ pixels }) => pixels))
  const says = `Half of them are wider than ${number(width, 0)} pixels`
  if (width < leastWidth)
    return {
      name,
      state: 'failed',
      says: `${says}; at least ${leastWidth} are needed. Move the camera closer.`,
    }
  return width < goodWidth
    ? {
        name,
        state: 'doubtful',
        says: `${says}, so one pixel at the outline is ${percent(1 / width)} of the width.`,
      }
    : { name, state: 'passed', says: `${says}; one pixel is ${percent(1 / width)} of that.` }
}

function wholeCheck(objects: readonly Found[]): Check {
  const name = 'Objects are wholly in the picture'
  const cut = objects.filter(({ isCut }) => isCut).length
  const says =
    cut === 0
      ? `None of the ${objects.length} is cut by the edge`
      : `${cut} of ${objects.length} ${cut === 1 ? 'is' : 'are'} cut by the edge: counted but not measured`
  if (cut === objects.length) return { name, state: 'failed', says: `${says}. Move the camera further away.` }
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
        says: `${clumps} of ${whole.length} ${clumps === 1 ? 'has' : 'have'} deep notches: clumps that were not separated, or objects of that shape. Look at the picture before you trust the count.`,
      }
    : { name, state: 'passed', says: `${whole.length - clumps} of ${whole.length} have no deep notches.` }
}

function solidCheck(findings: readonly Finding[], settings: FindSettings): Check {
  const name = 'Objects are solid'
  const most = worst(findings, ({ holes }) => holes)
  const holes = most?.holes ?? 0
  const says = `${percent(holes)} of the area inside them${inPicture(most, findings)} is as bright as the background`
  if (holes <= 0.02) return { name, state: 'passed', says: `${says}.` }
  return {
    name,
    state: 'doubtful',
    says:
      settings.holes === 'fill'
        ? `${says} and is filled in. Gaps between touching objects are filled as well.`
        : `${says} and is left out. If it is reflections or printing, let holes belong to the object.`,
  }
}

function dirtCheck(objects: readonly Found[]): Check {
  const name = 'No dirt is counted'
  const middle = median(objects.map(({ pixels }) => pixels))
  const small = objects.filter(({ pixels, isCut }) => !isCut && pixels < middle / 4).length
  return small > 0
    ? {
        name,
        state: 'doubtful',
        says: `${small} of ${objects.length} ${small === 1 ? 'is' : 'are'} smaller than a quarter of the median. If that is dirt, raise “Ignore anything smaller than”.`,
      }
    : { name, state: 'passed', says: 'None is smaller than a quarter of the median.' }
}

function groundCheck(findings: readonly Finding[]): Check {
  const name = 'The edge of the picture shows the background'
  const most = worst(findings, ({ covered }) => covered)
  const covered = most?.covered ?? 0
  return covered > 0.6
    ? {
        name,
        state: 'doubtful',
        says: `${percent(covered)} of the picture counts as objects${inPicture(most, findings)}. If that is the background, choose dark or light under “Objects are”.`,
      }
    : { name, state: 'passed', says: `Objects cover ${percent(covered)} of the picture.` }
}
