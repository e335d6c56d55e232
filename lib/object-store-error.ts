import { S3ServiceError } from 's3mini'
import { AppError } from './errors.ts'

const clockCodes = new Set(['RequestTimeTooSkewed', 'RequestExpired'])
const keyCodes = new Set(['SignatureDoesNotMatch', 'InvalidAccessKeyId', 'InvalidToken'])
const regionCodes = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])
const fullCodes = new Set([
  'QuotaExceeded',
  'ServiceQuotaExceeded',
  'InsufficientStorage',
  'StorageFull',
  'XMinioStorageFull',
  'EntityTooLarge',
])

/** Whether the next try may fare better: the line broke, it took too long, or the store is busy. */
export function canBeTriedAgain(error: unknown): boolean {
  if (error instanceof AppError) return false
  if (!(error instanceof S3ServiceError)) return true
  return error.status === 408 || error.status === 429 || (error.status >= 500 && error.status !== 507)
}

/** What went wrong with a store, for a person. */
export function storeError(error: unknown, { bucket, host }: { bucket: string; host: string }): AppError {
  if (error instanceof AppError) return error
  const cause = withoutBody(error)
  if (error instanceof S3ServiceError) {
    const text = serviceText(error.status, codeOf(error), bucket, host)
    return new AppError(
      error.status === 404 && codeOf(error) === 'NoSuchKey' ? 'gone' : 'unavailable',
      text,
      {
        cause,
      },
    )
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new AppError('unavailable', `The store at ${host} did not answer in time`, { cause })
  const code = networkCode(error)
  const text = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/.test(code)
    ? `The connection to the store at ${host} was cut off`
    : `The store at ${host} can’t be reached${code === '' ? '' : ` (${code})`}`
  return new AppError('unavailable', text, { cause })
}

function serviceText(status: number, code: string, bucket: string, host: string): string {
  if (clockCodes.has(code)) return `The store at ${host} refuses the time of this server: its clock is wrong`
  if (keyCodes.has(code))
    return `The store at ${host} doesn’t know BACKUP_S3_KEY_ID, or BACKUP_S3_SECRET is not its secret`
  if (code === 'NoSuchBucket') return `There is no bucket ${bucket} at ${host}`
  if (code === 'NoSuchKey') return 'The file is gone from the store'
  if (regionCodes.has(code) || (status >= 300 && status < 400))
    return `The bucket ${bucket} is in another region than BACKUP_S3_REGION, or at another address`
  if (status === 507 || fullCodes.has(code)) return `The store at ${host} is full`
  if (status === 403 || status === 401)
    return `The store at ${host} refuses access to the bucket ${bucket} (${status} ${code})`
  if (status >= 500) return `The store at ${host} is out of service (${status})`
  return `The store at ${host} answered ${status} ${code}`
}

/** Not every server says its code where the client looks for it. */
function codeOf({ serviceCode, body }: S3ServiceError): string {
  if (serviceCode && serviceCode !== 'Unknown') return serviceCode
  return /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? 'Unknown'
}

/** `fetch` wraps what happened below it, sometimes twice. */
function networkCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && at.code !== '') return at.code
  return ''
}

/** A store's answer repeats what was signed: not for a log. */
function withoutBody(error: unknown) {
  if (error instanceof S3ServiceError) error.body = undefined
  return error
}
