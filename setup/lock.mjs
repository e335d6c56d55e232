import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { inRoot, readText, say } from './steps.mjs'

const lock = inRoot('.cache', 'setup.lock')

/** One set-up at a time. The lock is stale when its process is gone, or hasn't touched it for half a minute. */
export async function takeLock() {
  mkdirSync(inRoot('.cache'), { recursive: true })
  const mine = `${process.pid} ${randomBytes(6).toString('hex')}`
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const seen = readText(lock)
      if (seen !== undefined && isStale(seen)) clearStale(seen, mine)
      else if (waits === 0) say('Another set-up is at work here; waiting for it')
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  const beat = setInterval(() => {
    if (readText(lock) === mine) utimesSync(lock, new Date(), new Date())
  }, 5000)
  beat.unref()
  return () => {
    clearInterval(beat)
    if (readText(lock) === mine) rmSync(lock, { force: true })
  }
}

function isStale(content) {
  try {
    process.kill(Number(content.split(' ')[0]), 0)
  } catch (error) {
    if (error.code === 'ESRCH') return true
  }
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched > 30_000
}

function clearStale(seen, mine) {
  const aside = `${lock}.${mine.split(' ')[1]}`
  try {
    renameSync(lock, aside)
    // Someone else may have cleared it and begun in the same moment: that lock goes back.
    if (readText(aside) === seen) rmSync(aside, { force: true })
    else renameSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
