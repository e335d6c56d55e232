import { hash, verify } from '@node-rs/argon2'
import { brand } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { loadCommonPasswords } from './common-passwords.server.ts'
import { famousPhrases } from './famous-phrases.server.ts'
import { passwordMax, passwordMin } from '#features/users/user.schema.ts'

/** Argon2id with OWASP's first choice of 2024: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const waitingMost = 16
/** The hash of random bytes that nobody kept, at the same cost: verified where there is no user, so that the answer takes as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$u7uOXah0k1V9HHaYOvReWw$zPBQXqqF1xiCiLj7RrW5nEhjfkr8ZknHEDMuR/FiZTw'

let running = 0
const waiting: (() => void)[] = []

/** Hashing fills the thread pool that files and names are looked up with, so few run at once and the rest queue, shortly. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMost) {
      throw new AppError('rate_limited', 'Many people are signing in. Please try again in a moment.', {
        retryAfterS: 2,
      })
    }
    await new Promise<void>((go) => waiting.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

// The same characters may arrive composed or decomposed, by keyboard.
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => inTurn(() => hash(normal(password), cost))

/** Takes about the same time whether there is a hash to compare with or not. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? nobodysHash, normal(password)))
  return isRight && passwordHash !== undefined
}

const oftenSeen = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'welcome',
  'changeme',
  'letmein',
  'company',
  brand.name,
]

/**
 * Throws `invalid` for a password that is too short, too long, holds the address or the firm's name, or is easily guessed: used
 * by many, known from leaks, a famous phrase, a pattern of the keyboard, a repeat, a date, or little more than one of those; with signs
 * between its words or without.
 */
export async function checkNewPassword(
  password: string,
  about: { email: string; name?: string },
  field = 'password',
) {
  const refuse = (message: string) => {
    throw new AppError('invalid', message, { errors: { [field]: message } })
  }
  const length = [...password].length
  if (length < passwordMin) refuse(`Use at least ${passwordMin} characters`)
  if (length > passwordMax) refuse(`Use at most ${passwordMax} characters`)
  const plain = normal(password).toLowerCase()
  const local = about.email.split('@')[0]?.toLowerCase() ?? ''
  if (local.length >= 3 && plain.includes(local)) refuse('Leave your email address out of it')
  if (plain.includes(brand.name.toLowerCase())) refuse(`Leave ${brand.name} out of it`)
  const { common, estimator } = await (loaded ??= loadCheckers())
  const known = [...oftenSeen, about.email, ...(about.name?.split(/\s+/) ?? [])]
  const isWeak = (form: string) =>
    common.has(form) || estimator.check(form.slice(0, estimatedCharacters), known).score < 4
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '')
  // Without its signs a password of signs is short, which says nothing of it.
  if (isWeak(plain) || ([...bare].length >= passwordMin && isWeak(bare)) || isFamous(plain)) {
    refuse('This is easily guessed. Three or four unrelated words make a good password.')
  }
}

const lettersFor: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Letters added to a famous phrase that are too few to make it another password. */
const addedLetters = 10

/** Whether a famous phrase, also with digits for letters, is nearly all of the password. */
function isFamous(plain: string): boolean {
  const forms = [plain, plain.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign)].map((form) =>
    form.replace(/[^a-z]/g, ''),
  )
  return forms.some((form) =>
    famousPhrases.some((phrase) => form.includes(phrase) && form.length - phrase.length < addedLetters),
  )
}

/** The estimator's time grows faster than the length; past this a password is judged by its beginning. */
const estimatedCharacters = 72
let loaded: ReturnType<typeof loadCheckers> | undefined

/** The lists are only loaded by the first server that needs them, when it does. */
async function loadCheckers() {
  const [common, { ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    loadCommonPasswords(),
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return { common, estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }) }
}
