import { soften, type Grey } from '#features/demos/vision/grey.ts'
import { shiftFinder } from './align.ts'
import { asItLies, type FoundPose } from './pose.ts'
import { poseRefiner } from './refine.ts'
import { turnFinder } from './turn.ts'
import { layBack } from './warp.ts'

/** A match as good as this needs no second try. */
const sureMatch = 0.97

/**
 * Finds how pictures lie against a master: shift by phase correlation, turn and scale by the same between the two spectra in polar
 * coordinates, whose radius is logarithmic; then all four together to parts of a pixel. B. S. Reddy, B. N. Chatterji, IEEE Trans. Image
 * Processing 5, 1996.
 * `soft`: the picture softened, where it is at hand.
 */
export function poseFinder(master: Grey): (picture: Grey, soft?: Grey) => FoundPose {
  const findShift = shiftFinder(master)
  const findTurn = turnFinder(master)
  const refine = poseRefiner(soften(master))
  return (picture, soft = soften(picture)) => {
    const straight = refine(soft, { ...asItLies, ...shiftOf(findShift(picture)) })
    if (straight.match >= sureMatch) return straight
    const { degrees, scale } = findTurn(picture)
    const upright = layBack(picture, { ...asItLies, degrees, scale }).grey
    const { right, down } = shiftOf(findShift(upright))
    const turned = refine(soft, { ...turnedShift(right, down, degrees, scale), degrees, scale })
    return turned.match > straight.match ? turned : straight
  }
}

const shiftOf = ({ right, down }: { right: number; down: number }) => ({ right, down })

/** A shift found after turning back, as a shift of the turned picture. */
function turnedShift(right: number, down: number, degrees: number, scale: number) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  return { right: cos * right - sin * down, down: sin * right + cos * down }
}
