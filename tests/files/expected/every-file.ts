import type { FileCase } from './file-case.ts'
import { machines } from './machines.ts'
import { machinesSetAside } from './machines-set-aside.ts'
import { spreadsheets } from './spreadsheets.ts'
import { spreadsheetsSetAside } from './spreadsheets-set-aside.ts'
import { systems } from './systems.ts'
import { systemsSetAside } from './systems-set-aside.ts'

/** All files of text; the workbooks stand apart, for they have sheets. */
export const textFiles: FileCase[] = [
  ...spreadsheets,
  ...systems,
  ...machines,
  ...spreadsheetsSetAside,
  ...systemsSetAside,
  ...machinesSetAside,
]
