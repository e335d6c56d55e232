import { readFileSync } from 'node:fs'

// Loaded before the server by a test: its clock is the real one and what is in CLOCK_FILE, in ms. The database's stays as it is.
const file = process.env['CLOCK_FILE'] ?? ''
const RealDate = Date
let shiftMs = 0
setInterval(() => (shiftMs = Number(readFileSync(file, 'utf8'))), 100).unref()
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
