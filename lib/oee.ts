export interface OeeInput {
  /** Time the machine was meant to run: the shift less planned stops. */
  plannedMinutes: number
  /** Breakdowns and set-ups; short stops belong to speed. */
  downMinutes: number
  /** All parts, good and bad. */
  parts: number
  rejects: number
  /** The fastest lasting cycle for one part. */
  idealSeconds: number
}

/** Overall equipment effectiveness and its factors as shares; the lost minutes and the good ones add up to the planned time. */
export interface Oee {
  availability: number
  performance: number
  quality: number
  oee: number
  runMinutes: number
  /** Lost to lower speed and short stops; negative when the ideal cycle is too long. */
  speedLossMinutes: number
  qualityLossMinutes: number
  goodMinutes: number
}

/** OEE of a shift, a week or a log. A share whose basis is zero is 0. Source: S. Nakajima, Introduction to TPM, 1988; ISO 22400-2. */
export function oeeOf({ plannedMinutes, downMinutes, parts, rejects, idealSeconds }: OeeInput): Oee {
  const runMinutes = plannedMinutes - downMinutes
  const idealMinutes = (parts * idealSeconds) / 60
  const goodMinutes = ((parts - rejects) * idealSeconds) / 60
  const availability = share(runMinutes, plannedMinutes)
  const performance = share(idealMinutes, runMinutes)
  const quality = share(parts - rejects, parts)
  return {
    availability,
    performance,
    quality,
    oee: availability * performance * quality,
    runMinutes,
    speedLossMinutes: runMinutes - idealMinutes,
    qualityLossMinutes: idealMinutes - goodMinutes,
    goodMinutes,
  }
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
