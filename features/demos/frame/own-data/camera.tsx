import { useEffect, useRef, useState } from 'react'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { frameName, frameOf, framesOfVideo, frameSeconds, usualSeconds } from './frames.ts'

interface Props {
  /** One picture at a time, or a run of frames, also from a video file. */
  capture: 'picture' | 'frames'
  longest: number | undefined
  /** `seconds` between two frames. */
  onFiles: (files: File[], seconds?: number) => void
}

/** The camera of this device, and a video file, as sources of pictures. What they show stays in this page. */
export function Camera({ capture, longest, onFiles }: Props) {
  const [stream, setStream] = useState<MediaStream>()
  const [taken, setTaken] = useState(0)
  const [said, setSaid] = useState('')
  const video = useRef<HTMLVideoElement>(null)
  const frames = useRef<{ file: File; at: number }[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
    return () => {
      clearTimeout(timer.current)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [stream])

  const open = async () => {
    try {
      setStream(
        await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 } },
        }),
      )
      setSaid('')
    } catch {
      setSaid(
        'The camera can’t be used: there is none, another program has it, or this page was not allowed to.',
      )
    }
  }
  const close = () => {
    setStream(undefined)
    setTaken(0)
  }
  const take = async () => {
    if (video.current)
      onFiles([await frameOf(video.current, longest, `camera ${new Date().toISOString().slice(11, 19)}.png`)])
    close()
  }
  const finish = () => {
    clearTimeout(timer.current)
    const all = frames.current
    frames.current = []
    if (all.length > 0)
      onFiles(
        all.map(({ file }) => file),
        usualSeconds(all.map(({ at }) => at)),
      )
    close()
  }
  /** One frame after the other, each with the time at which it was taken: a slow device takes fewer. */
  const record = () => {
    const all: typeof frames.current = []
    frames.current = all
    const start = performance.now()
    const next = async () => {
      const own = video.current
      if (!own) return
      const began = performance.now()
      const at = (began - start) / 1000
      const file = await frameOf(own, longest, frameName(all.length, at))
      if (frames.current !== all) return
      all.push({ file, at })
      setTaken(all.length)
      if (all.length >= demoLimits.pictures) finish()
      else timer.current = setTimeout(() => void next(), began + frameSeconds * 1000 - performance.now())
    }
    setTaken(1)
    void next()
  }
  const readVideo = async ([file]: File[]) => {
    if (!file) return
    setSaid(`Reading ${file.name} …`)
    try {
      const { files, seconds } = await framesOfVideo(file, longest)
      setSaid(`${files.length} frames of ${file.name} are read, one every ${seconds} s.`)
      onFiles(files, seconds)
    } catch {
      setSaid(`${file.name} can’t be played by this browser. MP4 with H.264 and WebM work in most.`)
    }
  }

  return (
    <div className="mt-3">
      {capture === 'frames' && (
        <FileDrop
          label="or choose a video file"
          hint={`Up to ${demoLimits.pictures} frames are taken from it, at most one every ${frameSeconds} s.`}
          accept="video/*"
          onFiles={(files) => void readVideo(files)}
        />
      )}
      {stream ? (
        <>
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label="Picture of the camera"
            className="mt-3 w-full bg-sunk"
          />
          <div className="mt-2 flex flex-wrap gap-3">
            {capture === 'picture' ? (
              <Button size="sm" onClick={() => void take()}>
                Take the picture
              </Button>
            ) : taken > 0 ? (
              <Button size="sm" onClick={finish}>
                {`Stop and compute (${taken} of ${demoLimits.pictures} frames)`}
              </Button>
            ) : (
              <Button size="sm" onClick={record}>
                {`Record up to ${demoLimits.pictures * frameSeconds} s`}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={close}>
              Close the camera
            </Button>
          </div>
        </>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => void open()}>
          Use the camera
        </Button>
      )}
      <p role="status" className="mt-2 text-sm text-slate">
        {said || 'What the camera sees is neither sent nor stored.'}
      </p>
    </div>
  )
}
