import { median } from 'simple-statistics'
import { demoLimits } from '#features/demos/frame/limits.ts'

/** Between two frames, no less. */
export const frameSeconds = 0.5

/** With the time at which it was taken, in seconds from the first, which what follows frames reads again. */
export const frameName = (index: number, at: number) =>
  `frame ${String(index + 1).padStart(3, '0')} at ${at.toFixed(2)} s.png`

/** Between two frames as a rule, to a hundredth of a second; undefined of a single one. */
export const usualSeconds = (at: readonly number[]): number | undefined =>
  at.length < 2 ? undefined : Number(median(at.slice(1).map((time, i) => time - (at[i] ?? time))).toFixed(2))

/** What a video shows now, as a file without loss, scaled down to `longest` pixels on its longer side. */
export async function frameOf(video: HTMLVideoElement, longest = Infinity, name: string): Promise<File> {
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle))
  if (!blob) throw new Error('The frame could not be kept')
  return new File([blob], name, { type: blob.type })
}

/** Frames spread evenly over a video file, and the seconds between them. Rejects when the browser can't play it. */
export async function framesOfVideo(file: File, longest: number | undefined) {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  const address = URL.createObjectURL(file)
  try {
    const loaded = happens(video, 'loadeddata')
    video.src = address
    await loaded
    const length = await lengthOf(video)
    const seconds = secondsBetween(length)
    const files: File[] = []
    for (let at = 0; at < length && files.length < demoLimits.pictures; at += seconds) {
      const sought = happens(video, 'seeked')
      video.currentTime = at
      await sought
      files.push(await frameOf(video, longest, frameName(files.length, video.currentTime)))
    }
    return { files, seconds }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** To a hundredth, so that all frames together reach the end. */
export const secondsBetween = (length: number) =>
  Math.max(frameSeconds, Math.ceil((length / demoLimits.pictures) * 100) / 100)

/** Recordings of browsers hold no length: it is known once their end was sought. */
async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration
  const sought = happens(video, 'seeked')
  video.currentTime = 1e7
  await sought
  return Number.isFinite(video.duration) ? video.duration : video.currentTime
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((settle, fail) => {
    video.addEventListener(event, () => settle(), { once: true })
    video.addEventListener('error', () => fail(new Error('The video can’t be played')), { once: true })
  })
}
