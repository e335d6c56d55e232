/** Speeds of the two largest constituents in degrees an hour (Doodson; IHO list of harmonic constituents). */
const m2 = { speed: 28.9841042, amplitude: 1.55 }
const s2 = { speed: 30, amplitude: 0.55 }

/** Mean sea level over chart datum in metres, for a made-up port. */
export const meanLevel = 2.7
export const springs = meanLevel + m2.amplitude + s2.amplitude

/** What the principal lunar (M2) and solar (S2) semi-diurnal harmonics add to the mean level, in metres, `hours` after a high water at springs. */
export function tideParts(hours: number): { m2: number; s2: number } {
  const wave = ({ speed, amplitude }: { speed: number; amplitude: number }) =>
    amplitude * Math.cos((speed * hours * Math.PI) / 180)
  return { m2: wave(m2), s2: wave(s2) }
}

/** Height of tide over chart datum in metres. The two harmonics fall in and out of step every 14.77 days, which makes springs and neaps. */
export function tideHeight(hours: number): number {
  const parts = tideParts(hours)
  return meanLevel + parts.m2 + parts.s2
}
