import type { FetchRequest, GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import { inShortSteps } from '#lib/short-steps.ts'
import type { Board, BoardProgress, BoardRead, FoundJob, Provider } from './board.ts'
import { resumeOf, resumePoint, type Gathered } from './resume.ts'

export interface ReadOptions {
  fetch: GuardedFetch
  /** What the operator set in place of a provider's own address. */
  bases: Partial<Record<Provider, string>>
  signal: AbortSignal
  onProgress?(progress: BoardProgress): void
  /** What `onResumePoint` was last given, after a crash. */
  resume?: unknown
  onResumePoint?(state: unknown): Promise<void>
}

/** Ends a reading early with what it came to. */
export class ReadingEnd extends Error {
  readonly read: BoardRead

  constructor(read: BoardRead) {
    super(read.kind)
    this.read = read
  }
}

/** The provider answered something other than what its board is known to look like. */
export class WrongShape extends Error {}

interface Page {
  text: string
  url: string
}

/** The most that one board may come to; the largest employers have a few thousand jobs. */
const mostJobs = 5_000
const mostBytes = 100_000_000
const tooManyBytes = 'the board is larger than 100 MB'
const longestWaitS = 86_400

/** One reading of one board: asks, counts, gathers jobs and knows how much of the board was seen. */
export class Reading {
  readonly board: Board
  readonly gathered: Gathered
  private readonly options: ReadOptions
  private readonly skips = new Map<string, number>()
  private readonly seen: Set<string>
  private etag: string | null = null
  private lastModified: string | null = null
  private requests = 0
  /** Set when the first page alone tells whether anything changed, though more was asked for. */
  isOnePage = false
  private readonly isResumed: boolean

  constructor(board: Board, options: ReadOptions) {
    this.board = board
    this.options = options
    const before = resumeOf(options.resume, board)
    this.isResumed = before !== undefined
    this.gathered = before ?? {
      page: 0,
      offset: 0,
      total: null,
      bytes: 0,
      isComplete: true,
      jobs: [],
      pending: [],
      skipped: [],
    }
    this.seen = new Set([...this.gathered.jobs, ...this.gathered.pending].map(({ externalId }) => externalId))
    for (const { count, reason } of this.gathered.skipped) this.skips.set(reason, count)
  }

  /** Without a slash at the end. What the operator set comes first, then the board's own, then the provider's usual. */
  base(usual: string): string {
    const set = this.options.bases[this.board.provider]
    if (set) return set.replace(/\/+$/, '')
    if (this.board.baseUrl === null) return usual
    if (!URL.canParse(this.board.baseUrl)) throw new WrongShape('the address of the source is no web address')
    return new URL(this.board.baseUrl).origin
  }

  /** As `base`, for providers where each company has a host of its own; an operator's stand-in gets the token as a folder. */
  ownBase(usual: string): string {
    const isStandIn = this.options.bases[this.board.provider] !== undefined
    return isStandIn ? `${this.base(usual)}/${encodeURIComponent(this.board.token)}` : this.base(usual)
  }

  /** The address of a feed or page itself. */
  ownAddress(): string {
    const set = this.options.bases[this.board.provider]
    if (set) return `${set.replace(/\/+$/, '')}/${encodeURIComponent(this.board.token)}`
    if (this.board.baseUrl === null) throw new WrongShape('the source has no address')
    return this.board.baseUrl
  }

  /**
   * Asks for a page of the board. The first one of a reading is asked for conditionally. Anything but a success ends the
   * reading, or is answered as undefined when `isOptional` and it isn't there.
   */
  async page(url: string, accept: string, isOptional = false): Promise<Page | undefined> {
    const isConditional = this.requests++ === 0 && !this.isResumed
    const request: FetchRequest = {
      accept,
      signal: this.options.signal,
      headers: isConditional ? conditions(this.board) : {},
    }
    const answer = await this.options.fetch(url, request)
    this.gathered.bytes += answer.bytes
    const { status, headers } = answer
    if (status === 304 && isConditional && Object.keys(conditions(this.board)).length > 0) {
      throw new ReadingEnd({ kind: 'unchanged', bytes: this.gathered.bytes })
    }
    if (status === 404 || status === 410) {
      if (isOptional) return undefined
      if (this.gathered.page > 0) throw new WrongShape('a later page is missing')
      throw new ReadingEnd({ kind: 'missing' })
    }
    if (status === 429 || status >= 500) {
      throw new ReadingEnd({ kind: 'busy', retryAfterS: retryAfterOf(headers.get('retry-after')), status })
    }
    if (status !== 200) throw new WrongShape(`the provider answered with status ${status}`)
    if (this.gathered.bytes > mostBytes) this.stopShort(tooManyBytes)
    if (this.requests === 1) {
      this.etag = headers.get('etag')
      this.lastModified = headers.get('last-modified')
    }
    return { text: await answer.text(), url: answer.url }
  }

  /** A JSON page; throws `WrongShape` for anything that is not whole JSON. */
  async json(url: string): Promise<unknown> {
    const page = await this.page(url, 'application/json')
    return parseJson(page?.text ?? '')
  }

  /** As `json`, with where it came from; undefined when it isn't there. */
  async optionalJson(url: string): Promise<{ value: unknown; url: string } | undefined> {
    const page = await this.page(url, 'application/json', true)
    return page === undefined ? undefined : { value: parseJson(page.text), url: page.url }
  }

  /** The items of a page one after the other, with pauses: a large board must not hold up the site. */
  async *each<T>(items: Iterable<T>): AsyncGenerator<T> {
    const pause = inShortSteps()
    for (const item of items) {
      yield item
      await pause()
    }
  }

  /** Takes one job; undefined stands for one that could not be read. False when it was there before. */
  add(job: FoundJob | undefined, to: FoundJob[] = this.gathered.jobs): boolean {
    if (!job) {
      this.unreadable()
      return true
    }
    if (this.seen.has(job.externalId)) return false
    if (this.seen.size >= mostJobs) {
      this.stopShort(`the board has ${mostJobs} jobs or more`)
      return false
    }
    this.seen.add(job.externalId)
    to.push(job)
    return true
  }

  /** Left out on purpose: says nothing against the reading. */
  skip(reason: string) {
    this.skips.set(reason, (this.skips.get(reason) ?? 0) + 1)
  }

  /** A job that is there but can't be read: what is missing from this reading may not be taken for closed. */
  unreadable(reason = 'without an id or a title') {
    this.skip(reason)
    this.gathered.isComplete = false
  }

  /** The board holds more than was read. */
  stopShort(reason: string) {
    if (!this.skips.has(reason)) this.skip(reason)
    this.gathered.isComplete = false
  }

  /** Whether to ask for no further page; what was not asked for makes the reading incomplete. */
  stopsAtCap(mostPages: number): boolean {
    const { bytes, page } = this.gathered
    if (this.seen.size >= mostJobs) this.stopShort(`the board has ${mostJobs} jobs or more`)
    else if (bytes > mostBytes) this.stopShort(tooManyBytes)
    else if (page >= mostPages) this.stopShort(`the board has ${mostPages} pages or more`)
    else return false
    return true
  }

  /** To be called after each page. */
  progress() {
    const { page, jobs, pending, bytes } = this.gathered
    this.options.onProgress?.({ page: Math.max(1, page), jobs: jobs.length + pending.length, bytes })
  }

  /** Keeps what was gathered, so that a crash costs no page twice. */
  async savePoint() {
    this.gathered.skipped = this.skipped()
    await this.options.onResumePoint?.(resumePoint(this.board, this.gathered))
  }

  /** What the reading came to. A board of which nothing at all could be read is a failure, never an empty one. */
  end(): BoardRead {
    const { jobs, bytes, isComplete } = this.gathered
    const skipped = this.skipped()
    if (jobs.length === 0 && !isComplete) {
      return {
        kind: 'failed',
        reason: `no job could be read: ${skipped.map(({ reason }) => reason).join(', ')}`,
        bytes,
      }
    }
    const isWhole = isComplete && !this.isResumed && (this.requests <= 1 || this.isOnePage)
    const [etag, lastModified] = isWhole ? [this.etag, this.lastModified] : [null, null]
    return { kind: 'read', jobs, isComplete, bytes, etag, lastModified, skipped }
  }

  private skipped() {
    return [...this.skips].map(([reason, count]) => ({ count, reason }))
  }
}

function conditions({ etag, lastModified }: Board): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const start = text.trimStart()
    if (start === '') throw new WrongShape('the answer is empty')
    if (start.startsWith('<'))
      throw new WrongShape('the provider answered with a page or XML instead of JSON')
    throw new WrongShape('the JSON is damaged or cut short')
  }
}

/** Whole seconds from `Retry-After`, given as seconds or as a date; null when it says nothing usable. A day at most. */
export function retryAfterOf(value: string | null, now = Date.now()): number | null {
  if (value === null) return null
  const text = value.trim()
  const seconds = /^\d{1,10}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  const isDate = /[a-z]{3}/i.test(text)
  if (Number.isNaN(seconds) || !(isDate || /^\d+$/.test(text))) return null
  return Math.min(longestWaitS, Math.max(0, seconds))
}
