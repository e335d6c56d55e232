import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  label: string
  hint: string
  accept: string
  many?: boolean
  onFiles: (files: File[]) => void
}

/** A place to choose a file or to drop it: the browser's own field lies over all of it. Choosing the same file again reads it again. */
export function FileDrop({ label, hint, accept, many = false, onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  const [name, setName] = useState('')
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, many ? undefined : 1)
    if (files.length === 0) return
    setName(files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`)
    onFiles(files)
  }
  const field = useRef<HTMLInputElement>(null)
  // Chosen before this code was there, or kept by the browser over a reload.
  const takeEarly = useEffectEvent(() => take(field.current?.files ?? null))
  useEffect(() => takeEarly(), [])
  return (
    <label
      className={classes(
        'relative flex min-h-24 cursor-pointer flex-col justify-center rounded border border-dashed px-4 py-3 text-sm transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink hover:bg-sunk',
        isOver ? 'border-sea bg-sea-tint' : 'border-rule-strong',
      )}
    >
      <span className="inline-flex items-center gap-2 font-semibold text-sea">
        <Icon name="document" size={18} />
        {label}
      </span>
      <span className="mt-1 text-slate">{hint}</span>
      {name && <span className="mt-1 font-mono text-xs break-all">{name}</span>}
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={many}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
