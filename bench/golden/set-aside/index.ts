import type { GoldenDialogue } from '../golden-dialogue.ts'
import { phoneAside1 } from './phone-1.ts'
import { phoneAside2 } from './phone-2.ts'
import { phoneAside3 } from './phone-3.ts'
import { a1 } from './a-1.ts'
import { a2 } from './a-2.ts'
import { a3 } from './a-3.ts'
import { a4 } from './a-4.ts'
import { b1 } from './b-firm.ts'
import { b2 } from './b-money.ts'
import { b4 } from './b-rest.ts'
import { b3 } from './b-work.ts'
import { situations } from './situations.ts'
import { voicesC1 } from './voices-c-1.ts'
import { voicesC2 } from './voices-c-2.ts'
import { voicesC3 } from './voices-c-3.ts'
import { voicesC4 } from './voices-c-4.ts'
import { voicesC5 } from './voices-c-5.ts'
import { voicesC6 } from './voices-c-6.ts'
import { voicesC7 } from './voices-c-7.ts'
import { voicesC8 } from './voices-c-8.ts'

/** Only measured: nobody who changes the engine reads these. */
export const setAside: GoldenDialogue[] = [
  ...phoneAside1,
  ...phoneAside2,
  ...phoneAside3,
  ...a1,
  ...a2,
  ...a3,
  ...a4,
  ...b1,
  ...b2,
  ...b4,
  ...b3,
  ...voicesC1,
  ...voicesC2,
  ...voicesC3,
  ...voicesC4,
  ...voicesC5,
  ...voicesC6,
  ...voicesC7,
  ...voicesC8,
  ...situations,
]
