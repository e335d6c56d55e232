/** Words under which figures are numbers of things. */
const numbers = new Set(
  'id no nr num number nummer numero numer code kode codigo codice key ref reference referenz referencia riferimento plz postleitzahl postcode postal zip cp cap eircode npa ean gtin upc sku iban siret siren matricule serial'.split(
    ' ',
  ),
)
/** Things that bear numbers: alone, such a heading means their number. */
const things = new Set(
  'invoice document doc order voucher receipt ticket posting customer account supplier vendor item material faktura fakturabeleg rechnung beleg belegnummer dokument auftrag bestellung lieferung gutschrift kunde konto debitor kreditor lieferant artikel facture piece document commande bon client compte fournisseur article factura documento pedido albaran cliente cuenta proveedor articulo fattura ordine bolla conto fornitore articolo factuur boekstuk klant rekening leverancier'.split(
    ' ',
  ),
)
const small = new Set('of de du des del della di da do la le der van sales billing purchase'.split(' '))
const heads = new Set('document dokument beleg documento'.split(' '))

const wordsOf = (heading: string) =>
  heading
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/n[°º]/g, 'no ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)

/** Whether a heading speaks of numbers that name things, such as "Invoice no.", "PLZ" or "Faktura"; "No. of orders" and "Order value" don't. */
export function isNumbering(heading: string): boolean {
  const words = wordsOf(heading)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const rest = words.slice(1)
  // One order has a number; how many there are is said of several.
  if (numbers.has(first) && rest[0] === 'of') return false
  if (numbers.has(last) || /(?:nummer|nr|#)$/.test(last) || heads.has(last)) return true
  const isThing = (word: string) => things.has(word) || small.has(word)
  return words.some((word) => things.has(word)) && (numbers.has(first) ? rest : words).every(isThing)
}

/** Whether cells are written as numbers of things are: digits alone, four and more, of about one length, or with a nought in front. */
export function areNumbersOfThings(cells: readonly string[]): boolean {
  if (cells.length === 0 || !cells.every((cell) => /^\d+$/.test(cell))) return false
  if (hasLeadingNought(cells)) return true
  const lengths = cells.map(({ length }) => length)
  const shortest = Math.min(...lengths)
  return shortest >= 4 && Math.max(...lengths) - shortest <= 1
}

/** "06537" is no figure; nor are those beside it. */
export const hasLeadingNought = (cells: readonly string[]) => cells.some((cell) => /^0\d+$/.test(cell))
