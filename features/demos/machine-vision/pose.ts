/**
 * How a picture lies against the master: what is at p in the master lies at c + scale · R(degrees) (p − c) + (right, down) in the picture,
 * with c the middle of the picture. Positive degrees turn clockwise, as y points down.
 */
export interface Pose {
  right: number
  down: number
  degrees: number
  scale: number
}

export interface FoundPose extends Pose {
  /** Correlation of the two where both are seen, −1 to 1: 1 for the same picture, brighter or not. */
  match: number
}

export const asItLies: Pose = { right: 0, down: 0, degrees: 0, scale: 1 }

/** Beyond these it isn't looked for. */
export const poseReach = { degrees: 7, scale: 0.12 }
