/** Written by assets/videos/render-how-it-works.ts; do not edit. Times are in seconds. */
export const renderedFilm = {
  seconds: 80.92,
  starts: {
    opening: 0,
    'shift-log': 4.6,
    faults: 17.12,
    'own-file': 28.8,
    part: 39.12,
    bearing: 54.32,
    readiness: 66.32,
    closing: 76.04,
  },
}
