/** "1 person", "1,204 people". */
export const peopleInWords = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`
