import { oeeOf as lostMinutesOf } from '#lib/oee.ts'

export interface OeeInput {
  plannedMinutes: number
  downMinutes: number
  /** The fastest time that one piece takes when nothing is wrong. */
  idealSeconds: number
  /** Good and rejected together. */
  totalCount: number
  rejectCount: number
}

export interface Oee {
  /** Shares from 0 to 1; performance over 1 means that the ideal time is set too long. */
  availability: number
  performance: number
  quality: number
  oee: number
  /** Where the planned minutes went; they add up to the planned time. */
  minutes: { good: number; rejects: number; slow: number; down: number }
}

/** OEE with where the planned minutes went; a line that never ran has no performance. */
export function oeeOf({ plannedMinutes, downMinutes, idealSeconds, totalCount, rejectCount }: OeeInput): Oee {
  const { availability, performance, quality, oee, goodMinutes, qualityLossMinutes, speedLossMinutes } =
    lostMinutesOf({ plannedMinutes, downMinutes, idealSeconds, parts: totalCount, rejects: rejectCount })
  return {
    availability,
    performance,
    quality,
    oee,
    minutes: { good: goodMinutes, rejects: qualityLossMinutes, slow: speedLossMinutes, down: downMinutes },
  }
}
