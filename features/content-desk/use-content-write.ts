import { useWrite, type WriteOptions } from '#ui/use-write.ts'

type Options<Answer> = Pick<WriteOptions<Answer>, 'onDone' | 'onFail'>

/** A change of content; lists under `reread` are read again. */
export const useContentWrite = <Answer>(reread: string, options: Options<Answer> = {}) =>
  useWrite({ reread: [reread], ...options })
