import { useWrite, type WriteOptions } from '#ui/use-write.ts'
import type { MovedSupplier } from './supplier-answer.schema.ts'

type Options = Pick<WriteOptions<MovedSupplier>, 'onDone' | 'onFail'>

/** A change to something of a supplier; its answer is shown at once. */
export const useSupplierWrite = (id: string, options: Options = {}) =>
  useWrite({ reread: ['/api/suppliers'], shows: `/api/suppliers/${id}`, ...options })
