import { contactDraftKey, layout } from '#config/constants.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { layInDraft } from '#lib/form-draft.ts'
import { whenShown } from '#lib/when-shown.ts'
import { afterLoad } from './after-load.ts'
import { islands } from './islands.ts'
import { closeMenus } from './menus.ts'
import { keepTransitionForDrawings } from './page-transition.ts'
import { startParts } from './parts.ts'
import { showCurrentLinks } from './current-links.ts'
import { retryPictures } from './pictures.ts'
import { prefetchDocuments } from './prefetch.ts'
import { tellOfSlowNavigations } from './slow-navigation.ts'
import { sendFormsOnce } from './send-once.ts'
import { startIsland } from './start-island.ts'
import { startStatistics } from './statistics.ts'
import { startTheme } from './theme.ts'

// What pages load after themselves (`app/document/first-scripts.ts`); islands bring React.
export { startIsland }
/** Resolves when what needs no React works. */
export const partsStarted = startParts()

const all = () => [...document.querySelectorAll<HTMLElement>('[data-island]')]
// What can't be fetched stays what the server wrote: readable, and its forms post.
const quietly = (island: HTMLElement) =>
  void startIsland(island).catch((error: unknown) => console.warn('An island was not started', error))

// What was begun on another page. Not before this one is seen: the page before may still change it.
const goOn = () => {
  for (const island of all()) if (islands[island.dataset['island'] ?? '']?.startsWhen?.()) quietly(island)
}
whenShown(goOn)
addEventListener('pageshow', ({ persisted }) => persisted && goOn())

const used = ({ target }: Event) => {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  if (island && island.dataset['start'] !== 'asked') quietly(island)
}
for (const type of ['pointerover', 'touchstart', 'focusin', 'input', 'dragenter'])
  document.addEventListener(type, used, { capture: true, passive: true })
// A tool that is worked by keys alone is given the one that started it.
const keyed = document.querySelector<HTMLElement>('[data-start=keys]')
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (!keyed || keyed.dataset['state'] === 'ready' || target !== document.body) return
  if (ctrlKey || metaKey || altKey) return
  const again = () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  startIsland(keyed).then(again, () => undefined)
})
// What was in use before this was there.
for (const island of all())
  if (island.dataset['start'] !== 'asked' && island.matches(':focus-within, :hover')) quietly(island)

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && target.closest<HTMLElement>('[data-island]')
      if (!island) continue
      for (const part of island.children) near.unobserve(part)
      quietly(island)
    }
  },
  { rootMargin: `${layout.lazyMarginPx}px` },
)
// An island itself has no box.
for (const island of all())
  if (island.dataset['start'] === 'near') for (const part of island.children) near.observe(part)

closeMenus()
retryPictures()
showCurrentLinks(document)
startTheme()
startStatistics()
tellOfSlowNavigations()
keepTransitionForDrawings()
sendFormsOnce()
prefetchDocuments((document.body.dataset['next'] ?? '').split(' ').filter(Boolean))
for (const button of document.querySelectorAll('[data-go-back]'))
  button.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')))
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  // Only demos may be framed: what they lead to opens beside the page that frames them.
  if (link && window.top !== window && link.pathname !== location.pathname) link.target = '_blank'
  const { download, contactMessage, contactAddress } = link?.dataset ?? {}
  if (download) sendEvent('download', { file: download })
  // A tool's result goes along to be discussed, where asked for with the address that shows it.
  const seen = contactAddress === undefined ? '' : `\n\n${location.href}`
  if (contactMessage) layInDraft(contactDraftKey, { message: contactMessage + seen })
})
afterLoad()

// Developing: React Router swaps in what its own router shows; another island is shown by loading the page again.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ type }) => type === 'js-update')) location.reload()
})
