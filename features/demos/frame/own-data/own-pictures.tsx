import { useRef, useState } from 'react'
import type { DemoControls } from '#features/demos/frame/demo-controls.ts'
import { Camera } from './camera.tsx'
import { FileDrop } from './file-drop.tsx'
import { demoLimits } from '#features/demos/frame/limits.ts'

type Slots = Extract<DemoControls['input'], { kind: 'pictures' }>['slots']

interface Props {
  slug: string
  slots: Slots
  ownData: string
  /** What is on the bench, as from an opened project. */
  given: Record<string, File[]>
  /** With the settings that the source knows. */
  onFiles: (files: Record<string, File[]>, known: Record<string, number>) => void
}

/** The visitor's own pictures. It runs when every place that must have one has it. */
export function OwnPictures({ slug, slots, ownData, given, onFiles }: Props) {
  const [files, setFiles] = useState<Record<string, File[]>>({})
  const [cut, setCut] = useState(0)
  /** The newest: of pictures that were chosen before this code was there, each place is told before anything is shown. */
  const latest = useRef(files)
  const needed = slots.filter(({ isOptional }) => !isOptional)
  const take = (name: string, own: File[], known: Record<string, number> = {}) => {
    const all = { ...latest.current, ...given, [name]: own.slice(0, demoLimits.pictures) }
    latest.current = all
    setFiles(all)
    setCut(own.length > demoLimits.pictures ? own.length : 0)
    if (needed.every((slot) => all[slot.name])) onFiles(all, known)
  }
  const lacking = needed.filter(({ name }) => !files[name]).map(({ label }) => label)
  return (
    <div className="mt-4">
      <p className="max-w-text text-sm">
        {ownData}{' '}
        <a href={`/demos/${slug}-sample.zip`} download className="text-sea underline underline-offset-4">
          The sample as pictures
        </a>
        .
      </p>
      <div className="mt-3 hidden js:block">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {slots.map(({ name, label, hint, many, capture, longest }) => (
            <div key={name}>
              <FileDrop
                label={label}
                hint={`${hint ? `${hint} ` : ''}PNG, JPEG or WebP, up to ${demoLimits.pictureBytes / 1e6} MB and ${Math.floor(demoLimits.filePixels / 1e6)} megapixels.`}
                accept="image/png,image/jpeg,image/webp,image/avif,image/heic,image/heif"
                many={many}
                onFiles={(own) => take(name, own)}
              />
              {capture && (
                <Camera
                  capture={capture}
                  longest={longest}
                  onFiles={(own, interval) => {
                    const before = capture === 'picture' && many ? (latest.current[name] ?? []) : []
                    take(name, [...before, ...own], interval === undefined ? {} : { interval })
                  }}
                />
              )}
            </div>
          ))}
        </div>
        {cut > 0 && (
          <p role="status" className="mt-2 text-sm text-warn">
            The first {demoLimits.pictures} of {cut} pictures are used.
          </p>
        )}
        {lacking.length > 0 && Object.keys(files).length > 0 && (
          <p role="status" className="mt-2 text-sm text-slate">
            Still to come: {lacking.join(', ')}.
          </p>
        )}
      </div>
    </div>
  )
}
