const quote = 0x22
const lineFeed = 0x0a

/** Counts the rows of a CSV file while its bytes arrive: each call takes the next piece and returns how many rows have ended so far. */
export function csvRowCount(): (piece: Uint8Array) => number {
  let rows = 0
  let isQuoted = false
  return (piece) => {
    for (const byte of piece) {
      // A doubled quote within a cell turns twice, and so changes nothing.
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) rows += 1
    }
    return rows
  }
}
