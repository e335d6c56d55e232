/** What a demo takes; beyond it says so instead of freezing someone's phone. */
export const demoLimits = {
  fileBytes: 10 * 1000 * 1000,
  rows: 200_000,
  pixels: 12_000_000,
  pictures: 60,
  faultsShown: 100,
  debounceMs: 250,
} as const
