import { expect, test } from 'vitest'
import { termOf } from './english.ts'
import { stemOf } from './stem.ts'

test('stems are those of the published algorithm', () => {
  const published =
    'caresses caress, ponies poni, cats cat, plastered plaster, motoring motor, conflated conflat, hopping hop, falling fall, hissing hiss, filing file, happy happi, sky sky, relational relat, rational ration, digitizer digit, vietnamization vietnam, operator oper, decisiveness decis, sensibiliti sensibl, triplicate triplic, electrical electr, hopeful hope, goodness good, revival reviv, allowance allow, airliner airlin, adjustable adjust, irritant irrit, replacement replac, adoption adopt, effective effect, probate probat, cease ceas, controll control, roll roll, ties ti, caress caress, feed feed, agreed agre, bled bled, sing sing, troubled troubl, sized size, tanned tan, fizzed fizz, failing fail, conditional condit, valenci valenc, hesitanci hesit, conformabli conform, radicalli radic, differentli differ, vileli vile, analogousli analog, predication predic, feudalism feudal, hopefulness hope, callousness callous, formaliti formal, sensitiviti sensit, formative form, formalize formal, electriciti electr, inference infer, gyroscopic gyroscop, defensible defens, adjustment adjust, dependent depend, homologou homolog, communism commun, activate activ, angulariti angular, homologous homolog, bowdlerize bowdler, rate rate'
  const pairs = published.split(', ').map((pair) => pair.split(' '))
  expect(pairs.map(([word = '']) => stemOf(word))).toEqual(pairs.map(([, stem]) => stem))
})

test('British and American spelling, plural and singular, and irregular forms are one word', () => {
  for (const [one, other] of [
    ['optimisation', 'optimization'],
    ['optimise', 'optimizes'],
    ['defects', 'defect'],
    ['inspected', 'inspection'],
    ['kept', 'keeping'],
    ['broken', 'breaks'],
  ] as const)
    expect(termOf(one), `${one}, ${other}`).toBe(termOf(other))
})

test('codes, numbers and words of other scripts are their own stem', () => {
  for (const word of ['ir35', '27001', 'ai', 'машина', '機械']) expect(stemOf(word)).toBe(word)
})

test('-ise and -isation go the way of -ize and -ization', () => {
  for (const [british, american] of [
    ['organiser', 'organizer'],
    ['formalise', 'formalize'],
    ['advertised', 'advertized'],
    ['realisation', 'realization'],
    ['specialising', 'specializing'],
  ] as const)
    expect(stemOf(british), british).toBe(stemOf(american))
})

test('y counts as a consonant at the beginning and behind a vowel', () => {
  for (const [word, stem] of [
    ['yes', 'ye'],
    ['yard', 'yard'],
    ['yielding', 'yield'],
    ['toys', 'toi'],
    ['by', 'by'],
    ['dye', 'dye'],
    ['cry', 'cry'],
  ] as const)
    expect(stemOf(word), word).toBe(stem)
})
