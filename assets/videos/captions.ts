import type { Cue } from './reel.ts'

/** A WebVTT file. A line is broken in its middle, so that players needn't. */
export function writeVtt(cues: Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${inTwoLines(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** The cues of a file as `writeVtt` writes it; lines of one cue are joined by a space. */
export function readVtt(text: string): Cue[] {
  const [head, ...blocks] = text.trim().split(/\n\n+/)
  if (head !== 'WEBVTT') throw new Error('Not a WebVTT file')
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const [from, to] = times.split(' --> ').map(secondsOf)
    if (from === undefined || to === undefined) throw new Error(`No times in “${times}”`)
    return { from, to, text: lines.join(' ') }
  })
}

function inTwoLines(text: string) {
  if (text.length <= 44) return text
  const gaps = [...text.matchAll(/(?<! \d+|[£±]) (?!%)/g)].map(({ index }) => index)
  const middle = gaps.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined ? text : `${text.slice(0, middle)}\n${text.slice(middle + 1)}`
}

function stamp(seconds: number) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`
}

function secondsOf(text: string) {
  const [, minutes, seconds] = /^(\d\d):(\d\d\.\d{3})$/.exec(text.trim()) ?? []
  if (minutes === undefined || seconds === undefined) throw new Error(`“${text}” is no time`)
  return Number(minutes) * 60 + Number(seconds)
}
