import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped anywhere on the page, which would open them otherwise. Returns whether one hangs over it now. */
export function useFileDrop(onDrop: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (event.dataTransfer?.files.length) onDrop(event.dataTransfer.files)
  })
  useEffect(() => {
    const hold = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    // Between two elements of the page it doesn't leave.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => take(event)
    document.addEventListener('dragover', hold)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
