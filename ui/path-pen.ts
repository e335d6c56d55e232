/** Writes an SVG path of whole numbers in few letters: steps from point to point, without what is repeated. */
export class PathPen {
  path = ''
  #x = 0
  #y = 0
  #last = ''
  #isDown = false

  /** The next line starts anew. */
  lift() {
    this.#isDown = false
  }

  /** From where the pen is, or where it starts; a step goes across first. */
  lineTo(x: number, y: number, isStep = false) {
    if (!this.#isDown) {
      this.#write('m', x - this.#x, y - this.#y)
      this.#isDown = true
    } else if (isStep || x === this.#x || y === this.#y) {
      if (x !== this.#x) this.#write('h', x - this.#x)
      if (y !== this.#y) this.#write('v', y - this.#y)
    } else this.#write('l', x - this.#x, y - this.#y)
    this.#x = x
    this.#y = y
  }

  dot(x: number, y: number) {
    this.#write('m', x - this.#x, y - this.#y)
    this.#write('h', 0)
    this.#x = x
    this.#y = y
  }

  bar(left: number, width: number, foot: number, top: number) {
    this.lift()
    this.lineTo(left, foot)
    this.#write('v', top - foot)
    this.#write('h', width)
    this.#write('v', foot - top)
    this.close()
  }

  close() {
    this.#write('z')
    this.lift()
  }

  #write(command: string, ...steps: number[]) {
    // After "m" further pairs are lines.
    const isGoingOn = (command === this.#last && command !== 'm') || (command === 'l' && this.#last === 'm')
    const text = steps.join(' ').replaceAll(' -', '-')
    const needsSpace = isGoingOn && command !== 'z' && !text.startsWith('-')
    this.path += isGoingOn ? (needsSpace ? ` ${text}` : text) : `${command}${text}`
    this.#last = command
  }
}
