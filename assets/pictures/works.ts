/** What the works of the drawings reads at an hour; made up, and computed the same way wherever it is shown. */
export interface Readings {
  /** Of the kiln's shell, °C. */
  kiln: number
  /** How far press 3 is off, mm. */
  press: number
  /** Parts that camera 2 rejects, as a share. */
  rejects: number
  /** Vibration of the bearing 6204 at the drive end, mm/s. */
  bearing: number
  /** How full the silo is, as a share. */
  silo: number
  availability: number
  performance: number
  quality: number
  /** The product of the three before. */
  oee: number
}

const toolLifeHours = 60
const siloHours = 40

const remainder = (hours: number, every: number) => ((hours % every) + every) % every

/** At 0, the moment of the drawing, or so many hours before it as a negative number. */
export function readingsAt(hours: number): Readings {
  // 1 at the end of a tool's life, where the drawing stands; just over 0 after a change.
  const wear = 1 - remainder(-hours, toolLifeHours) / toolLifeHours
  const rejects = 0.0002 + 0.0006 * wear ** 2
  const availability = 0.922 - 0.062 * wear
  const performance = 0.871 + 0.012 * Math.sin((2 * Math.PI * hours) / 24)
  const quality = 1 - rejects
  return {
    kiln: 288 + 5 * Math.sin((2 * Math.PI * hours) / 24),
    press: 0.18 + 0.24 * wear,
    rejects,
    bearing: 1.1 + 1.7 * Math.exp(hours / 70),
    // It was filled 20 hours before.
    silo: 0.94 - 0.0165 * remainder(hours + 20, siloHours),
    availability,
    performance,
    quality,
    oee: availability * performance * quality,
  }
}
