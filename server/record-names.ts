import type { RecordNamer } from '#features/context/record-namer.ts'
import { leadNamers } from '#features/leads/record-names.server.ts'
import { supplierNamer } from '#features/suppliers/record-names.server.ts'
import { userNamer } from '#features/users/record-names.server.ts'

/** What records are called that the log of changes speaks of. */
export const recordNamers: RecordNamer[] = [...leadNamers, supplierNamer, userNamer]
