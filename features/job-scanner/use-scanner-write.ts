import { useWrite, type WriteOptions } from '#ui/use-write.ts'

type Options<Answer> = Pick<WriteOptions<Answer>, 'onDone' | 'onFail'>

/** A change to something of the scanner; every list of it is read again. */
export const useScannerWrite = <Answer>(options: Options<Answer> = {}) =>
  useWrite({ reread: ['/api/scanner/'], ...options })
