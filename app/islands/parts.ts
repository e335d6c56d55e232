type Start = (element: HTMLElement) => void

/** What needs no React: plain modules for the elements that name them in `data-part`, fetched where a page has one. */
const parts: Record<string, () => Promise<Start>> = {
  'live-list': async () => (await import('./live-list.ts')).startLiveList,
  'search-keys': async () => (await import('./search-keys.ts')).startSearchKeys,
  answers: async () => (await import('./answers.ts')).startAnswers,
  'works-week': async () => (await import('./works-week.ts')).startWorksWeek,
  film: async () => (await import('./film.ts')).startFilm,
}

/** Resolves when all parts of this page work. What can't be fetched stays what the server wrote: links and forms. */
export async function startParts(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((element) =>
    (element.dataset['part'] ?? '').split(' ').map((name) => ({ element, name })),
  )
  await Promise.all(
    all.map(async ({ element, name }) => {
      try {
        const start = await parts[name]?.()
        start?.(element)
      } catch (error) {
        console.warn('A part of the page was not started', error)
      }
    }),
  )
}
