import type { Check } from '#features/demos/frame/report/report.ts'
import type { Inspection } from './inspect.ts'
import { poseReach } from './pose.ts'

export interface VerdictSettings {
  /** SSIM below which a part is rejected; NaN while there is none. */
  threshold: number
  /** It was chosen from these very pictures. */
  isProposed: boolean
  area: number
  align: 'on' | 'off'
}

/** Under this side a fault is no larger than the noise of single pixels. */
const leastFaultSide = 3
const enoughParts = 20
/** What JPEG and a camera's own balance leave between two pictures of one part stays under it. */
const otherColour = 20

/** What the comparison assumes, held against the pictures. */
export function inspectionChecks(all: readonly Inspection[], settings: VerdictSettings): Check[] {
  const isKnown = all.some(({ isFaulty }) => isFaulty)
  return [
    ...(settings.align === 'on' ? [recognisedCheck(all)] : []),
    thresholdCheck(settings, isKnown),
    faultSizeCheck(settings),
    colourCheck(all),
    ...(isKnown ? [numbersCheck(all)] : []),
  ]
}

function recognisedCheck(all: readonly Inspection[]): Check {
  const name = 'Each picture shows the master’s part'
  const lost = all.filter(({ isRecognised }) => !isRecognised)
  if (lost.length === 0)
    return {
      name,
      state: 'passed',
      says: `All ${all.length} are recognised; the poorest match is ${Math.min(...all.map(({ pose }) => pose.match)).toFixed(2)} of 1.`,
    }
  const names = lost.slice(0, 3).map(({ picture }) => picture.name)
  const says = `${lost.length} of ${all.length} can’t be matched to the master (${names.join(', ')}${lost.length > 3 ? ' …' : ''}) and ${lost.length === 1 ? 'is' : 'are'} neither passed nor rejected: another part, no part, turned by more than ${poseReach.degrees}°, more than ${poseReach.scale * 100}% nearer or further away, or out of focus.`
  return { name, state: lost.length * 2 > all.length ? 'failed' : 'doubtful', says }
}

function thresholdCheck({ threshold, isProposed }: VerdictSettings, isKnown: boolean): Check {
  const name = 'A threshold is set'
  if (Number.isNaN(threshold))
    return {
      name,
      state: 'failed',
      says: 'How similar is similar enough depends on your parts. Add pictures of faulty parts and a threshold is proposed, or set one by hand and watch the table.',
    }
  const at = threshold.toFixed(2)
  if (isProposed)
    return {
      name,
      state: 'doubtful',
      says: `${at} makes the fewest mistakes on these pictures; on others it will make more. Set it, and try it on pictures it was not chosen from.`,
    }
  return {
    name,
    state: 'passed',
    says: isKnown
      ? `Set to ${at}; the curve shows what other thresholds would cost.`
      : `Set to ${at} by hand.`,
  }
}

function faultSizeCheck({ area }: VerdictSettings): Check {
  const name = 'The smallest fault is larger than the noise'
  return area >= leastFaultSide ** 2
    ? { name, state: 'passed', says: `It covers ${area} pixels.` }
    : {
        name,
        state: 'doubtful',
        says: `It covers ${area} ${area === 1 ? 'pixel' : 'pixels'}; under ${leastFaultSide} × ${leastFaultSide} camera noise is as large. Move the camera closer.`,
      }
}

/** The score is of brightness alone: what passed in another colour is told. */
function colourCheck(all: readonly Inspection[]): Check {
  const name = 'Colours match the master'
  const other = all.filter((one) => one.isRecognised && !one.isRejected && one.colour > otherColour)
  const names = other.slice(0, 3).map(({ picture }) => picture.name)
  return other.length === 0
    ? { name, state: 'passed', says: 'No part that passed has a patch of another colour.' }
    : {
        name,
        state: 'doubtful',
        says: `A patch has another colour in ${other.length} ${other.length === 1 ? 'picture that was' : 'pictures that were'} not rejected (${names.join(', ')}${other.length > 3 ? ' …' : ''}): only brightness is compared, so a fault in colour alone is missed.`,
      }
}

function numbersCheck(all: readonly Inspection[]): Check {
  const name = 'Enough parts of both kinds'
  const judged = all.filter(({ isRecognised }) => isRecognised)
  const faulty = judged.filter(({ isFaulty }) => isFaulty).length
  const good = judged.length - faulty
  const says = `${good} good and ${faulty} faulty parts are compared`
  return Math.min(good, faulty) >= enoughParts
    ? { name, state: 'passed', says: `${says}.` }
    : {
        name,
        state: 'doubtful',
        says: `${says}: with fewer than ${enoughParts} of a kind, its error rate is hardly known.`,
      }
}
