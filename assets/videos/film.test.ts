import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { film, filmScenes } from '#content/film.ts'
import { readVtt, writeVtt } from './captions.ts'

const stem = 'public/videos/how-it-works'
const cues = () => readVtt(readFileSync(`${stem}.vtt`, 'utf8'))

/** Seconds, from the movie header of an MP4 (ISO 14496-12, 8.2.2). */
function lengthOfMp4(file: Buffer) {
  const header = file.indexOf('mvhd')
  expect(file[header + 4]).toBe(0)
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)
}

/** Milliseconds by the segment's Duration element (0x4489), a double. */
function lengthOfWebm(file: Buffer) {
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000
}

test('the film lasts a minute and a quarter or so, is the same in both formats, and neither is over 4 MB', () => {
  expect(film.seconds).toBeGreaterThan(55)
  expect(film.seconds).toBeLessThan(85)
  expect(lengthOfMp4(readFileSync(`${stem}.mp4`))).toBeCloseTo(film.seconds, 1)
  expect(lengthOfWebm(readFileSync(`${stem}.webm`))).toBeCloseTo(film.seconds, 1)
  for (const end of ['mp4', 'webm']) expect(statSync(`${stem}.${end}`).size).toBeLessThanOrEqual(4_000_000)
})

test('a player can start before the whole film is there', () => {
  const file = readFileSync(`${stem}.mp4`)
  expect(file.indexOf('moov')).toBeGreaterThan(0)
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})

test('the captions are the words of the scenes, all of them, in their order', () => {
  expect(cues().map(({ text }) => text)).toEqual(filmScenes.flatMap(({ captions }) => [...captions]))
})

test('every scene begins after the one before, and its captions stand within it', () => {
  const left = cues()
  filmScenes.forEach(({ id, captions }, i) => {
    const begin = film.starts[id]
    const next = filmScenes[i + 1]
    const end = next ? film.starts[next.id] : film.seconds
    expect(end).toBeGreaterThan(begin)
    for (const cue of left.splice(0, captions.length)) {
      expect(cue.from).toBeGreaterThanOrEqual(begin - 0.001)
      expect(cue.to).toBeLessThanOrEqual(end + 0.001)
    }
  })
  expect(left).toEqual([])
})

test('a caption follows the other, fits two lines and stays long enough to be read', () => {
  let before = 0
  for (const { from, to, text } of cues()) {
    expect(from).toBeGreaterThanOrEqual(before)
    before = to
    expect(text.length).toBeLessThanOrEqual(88)
    expect(text.length / (to - from)).toBeLessThanOrEqual(17)
  }
})

test('captions read as they were written, broken in their middle but not between a figure and its unit', () => {
  const cue = {
    from: 61.04,
    to: 66.2,
    text: 'From a filling line’s log of what it did comes its OEE: 74.79 %.',
  }
  const text = writeVtt([cue, { ...cue, from: 66.2, to: 70 }])
  expect(text).toContain('01:01.040 --> 01:06.200')
  expect(readVtt(text)[0]).toEqual(cue)
  expect(writeVtt([{ from: 0, to: 1, text: `${'a'.repeat(40)} 74 %` }])).not.toContain('74\n%')
  expect(() => readVtt('no film')).toThrow('Not a WebVTT file')
})
