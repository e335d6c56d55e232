import type { Level } from './compare-fields.ts'
import { wordsOf } from './similarity.ts'

const isGiven = (word: string) =>
  /^(?:given|givenname|first|firstname|fore|forename|vorname|prenom|imie|voornaam)$/.test(word)
const isBirth = (word: string) =>
  /^(?:birth|birthday|birthdate|dob|geburtsdatum|geburtstag|geboren|naissance|nacimiento|urodzenia|nascita)$/.test(
    word,
  )
const isFirm = (word: string) =>
  /^(?:company|firm|organisation|organization|business|firma|societe|empresa|supplier|vendor)$/.test(word)

/**
 * In lists of people: whether a pair can be one person. Two of a household share surname, address and telephone, and father and son the
 * first name too: where dates of birth are known they have to agree, at least nearly, and where they are not, the first name. In lists of
 * firms the person may change.
 */
export function personCheck(headings: readonly string[]): (levels: readonly Level[]) => boolean {
  const words = headings.map((heading) => wordsOf(heading.normalize('NFD').replace(/\p{M}/gu, '')))
  const [given, birth, firm] = [isGiven, isBirth, isFirm].map((test) =>
    words.findIndex((own) => own.some(test)),
  )
  if (given === undefined || birth === undefined || given < 0 || firm !== -1) return () => true
  return (levels) => {
    const born = birth < 0 ? 3 : (levels[birth] ?? 3)
    const called = levels[given] ?? 3
    if (born !== 3) return born !== 0
    // Without dates of birth an empty first name says too little to refuse.
    return called === 1 || called === 2 || (birth < 0 && called === 3)
  }
}
