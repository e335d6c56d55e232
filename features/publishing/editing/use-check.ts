import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const checkAfterMs = 500

/**
 * What the server says of `words`, asked a moment after the last key; meanwhile what it said of earlier ones. `isCurrent` while it is about
 * these words: nothing may be held back for what was wrong with others. `words` stays the same value until it is changed.
 */
export function useCheck<Words, Check>(
  key: readonly string[],
  words: Words,
  ask: (words: Words, signal: AbortSignal) => Promise<Check>,
) {
  const [asked, setAsked] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), checkAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return { data, error, isCurrent: data !== undefined && !isPlaceholderData && Object.is(asked, words) }
}
