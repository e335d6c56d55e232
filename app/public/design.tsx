import { nothingHere, page } from '#app/document/page.server.tsx'

/** Every part in every state, while developing only: what is built has no such page. */
export const loader = page(async () => {
  if (!import.meta.env.DEV) throw nothingHere()
  const { default: Sheets } = await import('./design/sheets.tsx')
  return <Sheets />
})
