import { mean } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import { leastDeviation } from './background.ts'
import { gapsOf } from './frame-times.ts'
import type { Watched, WatchSettings } from './watch.ts'

/** More of the picture than this doesn't move by itself. */
const shakenShare = 0.3

/** What following and timing assume, held against the frames. */
export function stayChecks(watched: Watched, settings: WatchSettings): Check[] {
  return [
    lightCheck(watched, settings),
    stillCheck(watched),
    intervalCheck(watched, settings),
    ...evenCheck(watched),
    followedCheck(watched),
  ]
}

/** Who is darker than the ground by all of its light must still be told from it. */
function lightCheck({ scene }: Watched, { limit }: WatchSettings): Check {
  const name = 'The scene is bright enough'
  const level = mean([...scene.data])
  const least = limit * leastDeviation
  const says = `Its average brightness is ${level.toFixed(0)} of 255, and differences smaller than ${least} are not seen`
  if (level < least)
    return {
      name,
      state: 'failed',
      says: `${says}: nobody would be seen in the dark. Record it with more light.`,
    }
  return level < 2 * least
    ? { name, state: 'doubtful', says: `${says}: anyone in clothes nearly as dark as the floor is missed.` }
    : { name, state: 'passed', says: `${says}.` }
}

function stillCheck({ moving, shifts }: Watched): Check {
  const name = 'The camera did not move'
  const turned = shifts.filter((shift) => shift !== 0).length
  if (turned > 0)
    return {
      name,
      state: turned > shifts.length / 4 ? 'failed' : 'doubtful',
      says: `In ${turned} of ${shifts.length} frames the whole picture is shifted to one side: the camera was turned. Use the frames before and after that as two separate runs.`,
    }
  const shaken = moving.filter((share) => share > shakenShare).length
  if (shaken === 0)
    return {
      name,
      state: 'passed',
      says: `In none of ${moving.length} frames does more than 30% of the picture move.`,
    }
  const says = `In ${shaken} of ${moving.length} frames more than 30% of the picture moves`
  return {
    name,
    state: shaken > moving.length / 4 ? 'failed' : 'doubtful',
    says: `${says}: the camera was moved, or the light jumped.`,
  }
}

function intervalCheck({ times }: Watched, { dwell, interval: told }: WatchSettings): Check {
  const interval = Number(times.usual.toFixed(2))
  const name = 'Frames come often enough'
  const source = times.isRead
    ? `, by the times in their names${isOther(interval, told) ? ` and not ${told} s as filled in` : ''},`
    : ''
  const says = `One every ${interval} s${source} for a stay of ${dwell} s`
  if (interval > dwell)
    return {
      name,
      state: 'failed',
      says: `${says}: a stay shorter than the time between frames can’t be measured.`,
    }
  if (interval > 2)
    return {
      name,
      state: 'doubtful',
      says: `${says}: somebody can cross the zone unseen, and tracks can be swapped.`,
    }
  return interval > dwell / 2
    ? {
        name,
        state: 'doubtful',
        says: `${says}: a stay is known to one frame, which is half the time to be measured.`,
      }
    : { name, state: 'passed', says: `${says}.` }
}

const isOther = (read: number, told: number) => Math.abs(read - told) > told / 10

/** Only times that were read can be uneven. */
function evenCheck({ times, longestGap }: Watched): Check[] {
  if (!times.isRead) return []
  const name = 'Frames come evenly'
  const gaps = gapsOf(times.at)
  const longest = Math.max(...gaps)
  const long = gaps.filter((gap) => gap > longestGap).length
  const says = `The longest gap is ${Number(longest.toFixed(2))} s`
  return long === 0
    ? [{ name, state: 'passed', says: `${says}.` }]
    : [
        {
          name,
          state: 'doubtful',
          says: `${says}: a stay ends at such a gap (${long} in all), since nobody knows what happened during it.`,
        },
      ]
}

function followedCheck({ tracks }: Watched): Check {
  const name = 'Something was followed'
  return tracks.length > 0
    ? {
        name,
        state: 'passed',
        says: `${tracks.length} ${tracks.length === 1 ? 'track' : 'tracks'} of three frames or more.`,
      }
    : {
        name,
        state: 'doubtful',
        says: 'Nothing was followed for three frames. If somebody was there, lower the sensitivity limit or the smallest figure.',
      }
}
