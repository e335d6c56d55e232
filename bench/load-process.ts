import { connect, type Socket } from 'node:net'
import { loadOrder, warmUpMs, type Kind, type Tally } from './load.ts'

/**
 * A load generator, in a process of its own: `node bench/load-process.ts ORDER`, an order as JSON; prints its tallies as JSON.
 * With a rate the loop is open: requests leave when they are due, however slow the answers are, and times count from then.
 */
const order = loadOrder.parse(JSON.parse(process.argv[2] ?? '{}'))
const { hostname, port } = new URL(order.url)
if (hostname !== '127.0.0.1') throw new Error('Load is only ever sent to this machine')

interface Sent {
  kind: Kind
  dueAt: number
}
interface Line {
  socket: Socket
  sent: Sent | undefined
  /** The head of an answer as far as it is here; undefined while its body is read. */
  head: string | undefined
  /** Bytes of the body still to come; -1 for a chunked one. */
  left: number
  status: number
  hasRetryAfter: boolean
  isClosing: boolean
}

const newTally = (): Tally => ({
  offered: 0,
  refused: 0,
  failed: 0,
  gaveUp: 0,
  withoutRetryAfter: 0,
  acceptedMs: [],
})
const tallies = new Map<string, Tally>(order.kinds.map(({ name }) => [name, newTally()]))
/** What was sent before it counts. */
const warmUp = newTally()
const turns = order.kinds.flatMap((kind) =>
  Array.from({ length: kind.weight }, (_, i) => ({ kind, at: (i + 0.5) / kind.weight })),
)
turns.sort((a, b) => a.at - b.at)

const lines = new Set<Line>()
const idle: Line[] = []
const waiting: Sent[] = []
const startedAt = performance.now() + warmUpMs
const endsAt = startedAt + order.seconds * 1000
let count = 0
let outstanding = 0

function tallyOf({ kind, dueAt }: Sent): Tally {
  const tally = dueAt < startedAt ? warmUp : tallies.get(kind.name)
  if (!tally) throw new Error(`Nobody asked for ${kind.name}`)
  return tally
}

function textOf({ method, path, body, name }: Kind): string {
  count += 1
  const id = `${process.pid}x${count}`
  const text = body?.replaceAll('[<id>]', id) ?? ''
  const sent = path.replaceAll('[<id>]', id)
  const length =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${text.length}\r\n`
  const accept = name === 'page' ? 'text/html' : 'application/json'
  return `${method} ${sent} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\naccept: ${accept}\r\naccept-encoding: br\r\n${length}\r\n${text}`
}

function send(sent: Sent) {
  const line = idle.pop() ?? (lines.size < order.mostConnections ? open() : undefined)
  if (!line) return void waiting.push(sent)
  line.sent = sent
  line.head = ''
  line.socket.write(textOf(sent.kind), 'latin1')
}

function offer(dueAt: number) {
  const turn = turns[outstandingTurn++ % turns.length]
  if (!turn) throw new Error('An order needs a kind')
  outstanding += 1
  const sent = { kind: turn.kind, dueAt }
  tallyOf(sent).offered += 1
  send(sent)
}
let outstandingTurn = process.pid

function open(): Line {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const line: Line = {
    socket,
    sent: undefined,
    head: undefined,
    left: 0,
    status: 0,
    hasRetryAfter: false,
    isClosing: false,
  }
  lines.add(line)
  socket.on('data', (chunk) => read(line, chunk))
  socket.on('error', () => undefined)
  socket.on('close', () => {
    lines.delete(line)
    const at = idle.indexOf(line)
    if (at >= 0) idle.splice(at, 1)
    const { sent } = line
    line.sent = undefined
    if (sent) finish(sent, 'failed')
  })
  return line
}

function read(line: Line, chunk: Buffer) {
  let body = chunk
  if (line.head !== undefined) {
    line.head += chunk.toString('latin1')
    const end = line.head.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = line.head.slice(0, end).toLowerCase()
    body = Buffer.from(line.head.slice(end + 4), 'latin1')
    line.head = undefined
    line.status = Number(head.slice(9, 12))
    line.left = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? (line.status === 204 ? 0 : -1))
    line.hasRetryAfter = /\r\nretry-after: \d+/.test(head)
    line.isClosing = head.includes('\r\nconnection: close')
  }
  if (line.left > 0) line.left -= body.length
  else if (line.left < 0 && body.toString('latin1').endsWith('0\r\n\r\n')) line.left = 0
  if (line.left === 0) answered(line)
}

function answered(line: Line) {
  const { sent, status } = line
  line.sent = undefined
  if (line.isClosing) line.socket.destroy()
  else if (!line.socket.destroyed) idle.push(line)
  if (!sent) return
  const isRefused = status === 503 || status === 429
  if (isRefused && !line.hasRetryAfter) tallyOf(sent).withoutRetryAfter += 1
  finish(sent, status < 400 ? 'accepted' : isRefused ? 'refused' : 'failed')
}

function finish(sent: Sent, outcome: 'accepted' | 'refused' | 'failed' | 'gaveUp') {
  const tally = tallyOf(sent)
  const now = performance.now()
  if (outcome === 'accepted') tally.acceptedMs.push(Math.round((now - sent.dueAt) * 10) / 10)
  else tally[outcome] += 1
  outstanding -= 1
  const next = waiting.shift()
  if (next) send(next)
  else if (now < (order.rate === undefined ? endsAt : startedAt)) offer(now)
}

/** A visitor waits so long and then leaves. */
function giveUp(now: number) {
  const late = (sent: Sent) => now - sent.dueAt > order.patienceMs
  while (waiting[0] && late(waiting[0])) {
    const sent = waiting.shift()
    if (sent) finish(sent, 'gaveUp')
  }
  for (const line of lines) {
    const { sent } = line
    if (!sent || !late(sent)) continue
    line.sent = undefined
    line.socket.destroy()
    finish(sent, 'gaveUp')
  }
}

let offered = 0
let sweptAt = startedAt
const linesAtFirst = order.rate === undefined ? order.mostConnections : 16
for (let i = 0; i < linesAtFirst; i++) offer(performance.now())
const clock = setInterval(() => {
  const now = performance.now()
  if (order.rate !== undefined && now >= startedAt) {
    const due = Math.floor(((Math.min(now, endsAt) - startedAt) / 1000) * order.rate)
    for (; offered < due; offered++) offer(startedAt + (offered / order.rate) * 1000)
  }
  if (now - sweptAt > 100) {
    sweptAt = now
    giveUp(now)
  }
  if (now < endsAt || outstanding > 0) return
  clearInterval(clock)
  for (const { socket } of lines) socket.destroy()
  process.stdout.write(JSON.stringify(Object.fromEntries(tallies)))
}, 4)
