import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

const quietMs = 3000

/** Fetches the pages that visitors open next, once this one has come to rest, and not for those who save data. */
export function PrefetchHints({ paths }: { paths: string[] }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const connection: unknown = Reflect.get(navigator, 'connection')
    const savesData =
      typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData')
    if (savesData) return
    const timer = setTimeout(() => setQuiet(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet && paths.map((path) => <PrefetchPageLinks key={path} page={path} />)
}
