/** What a demo takes; beyond it says so instead of freezing someone's phone. */
export const demoLimits = {
  fileBytes: 10 * 1000 * 1000,
  rows: 200_000,
  pictureBytes: 40 * 1000 * 1000,
  /** Of a picture's file; "50 megapixels" of a phone are up to 50.4 million. */
  filePixels: 50_500_000,
  /** Of a picture as it is computed with, and of all pictures of one place together. */
  pixels: 12_000_000,
  allPixels: 36_000_000,
  pictures: 60,
  /** Files of a project together. */
  projectBytes: 200 * 1000 * 1000,
  faultsShown: 100,
  debounceMs: 250,
} as const
