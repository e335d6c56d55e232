import type { GoldenDialogue } from '../golden-dialogue.ts'
import { a1 } from './a-1.ts'
import { a2 } from './a-2.ts'
import { a3 } from './a-3.ts'
import { a4 } from './a-4.ts'
import { b1 } from './b-firm.ts'
import { b2 } from './b-money.ts'
import { b4 } from './b-rest.ts'
import { b3 } from './b-work.ts'

/** Only measured: nobody who changes the engine reads these. */
export const setAside: GoldenDialogue[] = [...a1, ...a2, ...a3, ...a4, ...b1, ...b2, ...b4, ...b3]
