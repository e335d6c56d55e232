import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { framesPerSecond, size, type Shot } from './reel.ts'

/** The strip that stands over the film from a time on, a PNG file. */
export interface Bar {
  file: string
  from: number
}

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-tune', 'animation', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '33', '-row-mt', '1', '-cpu-used', '3', '-g', '250'],
}

/** Writes pictures as a film with ffmpeg, which must be installed. The strips stand above, the pictures under them. */
export async function encodeFilm(kind: keyof typeof codecs, file: string, shots: Shot[], bars: Bar[]) {
  const pad = `[0]pad=${size.width}:${size.height}:0:${size.bar}[film0]`
  const overlays = bars.map(
    ({ from }, i) =>
      `[film${i}][${i + 1}]overlay=format=rgb:enable='gte(t,${from.toFixed(3)})'[film${i + 1}]`,
  )
  const colours = `[film${bars.length}]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[out]`
  const pictures = ['-v', 'error', '-y', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-']
  const strips = bars.flatMap((bar) => ['-i', bar.file])
  const filter = ['-filter_complex', [pad, ...overlays, colours].join(';'), '-map', '[out]']
  const told = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const ffmpeg = spawn('ffmpeg', [...pictures, ...strips, ...filter, ...told, ...codecs[kind], file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  for (const { png, frames } of shots)
    for (let i = 0; i < frames; i++) if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}
