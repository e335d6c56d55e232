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

/**
 * Overall equipment effectiveness as Nakajima wrote it (Introduction to TPM, 1988): availability × performance × quality, which is the
 * same as ideal time of good pieces over planned time.
 */
export function oeeOf({ plannedMinutes, downMinutes, idealSeconds, totalCount, rejectCount }: OeeInput): Oee {
  const run = plannedMinutes - downMinutes
  const idealMinutes = (idealSeconds * totalCount) / 60
  const availability = run / plannedMinutes
  const performance = run > 0 ? idealMinutes / run : 0
  const quality = totalCount > 0 ? (totalCount - rejectCount) / totalCount : 0
  const rejects = (idealSeconds * rejectCount) / 60
  return {
    availability,
    performance,
    quality,
    oee: availability * performance * quality,
    minutes: { good: idealMinutes - rejects, rejects, slow: run - idealMinutes, down: downMinutes },
  }
}
