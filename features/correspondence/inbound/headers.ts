/** The first header of each name, in small letters. */
export type HeaderMap = Map<string, string>

export function headerMap(headers: { key: string; value: string }[]): HeaderMap {
  const map: HeaderMap = new Map()
  for (const { key, value } of headers) if (!map.has(key)) map.set(key, value)
  return map
}

const anId = /<[^<>\s]{1,298}>/g

/** The message ids in a header, each with its brackets. */
export const idsIn = (value: string | undefined): string[] => value?.match(anId) ?? []
