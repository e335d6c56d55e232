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
  const says = `It has ${level.toFixed(0)} of 255 levels on average, and what differs by less than ${least} is not seen`
  if (level < least)
    return { name, state: 'failed', says: `${says}: in the dark nobody would be. Take it with more light.` }
  return level < 2 * least
    ? { name, state: 'doubtful', says: `${says}: who wears what is nearly as dark as the ground is missed.` }
    : { name, state: 'passed', says: `${says}.` }
}

function stillCheck({ moving, shifts }: Watched): Check {
  const name = 'The camera stands still'
  const turned = shifts.filter((shift) => shift !== 0).length
  if (turned > 0)
    return {
      name,
      state: turned > shifts.length / 4 ? 'failed' : 'doubtful',
      says: `In ${turned} of ${shifts.length} frames all of the picture lies further to a side: the camera was turned. Its frames before and after are two runs.`,
    }
  const shaken = moving.filter((share) => share > shakenShare).length
  const says = `In ${shaken} of ${moving.length} frames more than 30% of the picture moves`
  if (shaken === 0) return { name, state: 'passed', says: `${says}.` }
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

const isOther = (read: number, told: number) => Math.abs(read - told) > told / 10

/** Only times that were read can be uneven. */
function evenCheck({ times, longestGap }: Watched): Check[] {
  if (!times.isRead) return []
  const name = 'Frames come evenly'
  const gaps = gapsOf(times.at)
  const longest = Math.max(...gaps)
  const long = gaps.filter((gap) => gap > longestGap).length
  const says = `The longest time without one is ${Number(longest.toFixed(2))} s`
  return long === 0
    ? [{ name, state: 'passed', says: `${says}.` }]
    : [
        {
          name,
          state: 'doubtful',
          says: `${says}: a stay ends at such a gap (${long} in all), since nobody knows what happened in it.`,
        },
      ]
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
