import type { Check } from '#features/demos/frame/report/report.ts'
import type { Watched, WatchSettings } from './watch.ts'

/** More of the picture than this doesn't move by itself. */
const shakenShare = 0.3

/** What following and timing assume, held against the frames. */
export function stayChecks(watched: Watched, settings: WatchSettings): Check[] {
  return [stillCheck(watched), intervalCheck(settings), followedCheck(watched)]
}

function stillCheck({ moving }: Watched): Check {
  const name = 'The camera stands still'
  const shaken = moving.filter((share) => share > shakenShare).length
  const says = `In ${shaken} of ${moving.length} frames more than 30% of the picture moves`
  if (shaken === 0) return { name, state: 'passed', says: `${says}.` }
  return {
    name,
    state: shaken > moving.length / 4 ? 'failed' : 'doubtful',
    says: `${says}: the camera was moved, or the light jumped.`,
  }
}

function intervalCheck({ dwell, interval }: WatchSettings): Check {
  const name = 'Frames come often enough'
  const says = `One every ${interval} s for a stay of ${dwell} s`
  if (interval > dwell)
    return {
      name,
      state: 'failed',
      says: `${says}: shorter stays than the time between frames can’t be timed.`,
    }
  if (interval > 2)
    return {
      name,
      state: 'doubtful',
      says: `${says}: somebody can cross the zone unseen, and tracks change over.`,
    }
  return interval > dwell / 2
    ? { name, state: 'doubtful', says: `${says}: a stay is known to one frame, half of what is timed.` }
    : { name, state: 'passed', says: `${says}.` }
}

function followedCheck({ tracks }: Watched): Check {
  const name = 'Something was followed'
  return tracks.length > 0
    ? { name, state: 'passed', says: `${tracks.length} tracks of three frames and more.` }
    : {
        name,
        state: 'doubtful',
        says: 'Nothing was followed over three frames. If somebody was there, lower the sensitivity limit or the smallest figure.',
      }
}
