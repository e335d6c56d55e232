import { useEffect } from 'react'

/** The name of the record that a screen shows, as its heading and before the screen's own words in the tab. */
export function RecordHeading({ name }: { name: string }) {
  useEffect(() => {
    const screen = document.title
    const title = `${name} · ${screen}`
    document.title = title
    return () => {
      // A screen that came meanwhile has set its own.
      if (document.title === title) document.title = screen
    }
  }, [name])
  return <h1 className="min-w-0 text-2xl break-words">{name}</h1>
}
