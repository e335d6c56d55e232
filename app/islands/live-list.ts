import { sendEvent } from '#features/analytics/events/send-event.ts'
import { fetchPage } from './fetch-page.ts'
import { opensHere } from './opens-here.ts'
import { beginLoading, endLoading } from './page-loading.ts'
import { showCurrentLinks } from './current-links.ts'

const typingPauseMs = 250

/**
 * Lets a list follow its filter while the page stays: `area` holds a form with a field `q`, links to the same page with another query, and
 * parts with `data-swap`, which are taken from the page with that query. When that can't be had, the browser goes there.
 */
export function startLiveList(area: HTMLElement): void {
  const form = area.querySelector('form')
  const field = form?.querySelector<HTMLInputElement>('input[name=q]')
  if (!form || !field) return
  let shown = addressOf(location)
  // What is shown, or on its way.
  let wanted = shown
  let request: XMLHttpRequest | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(pause)
    const last = request
    request = undefined
    wanted = shown
    last?.abort()
    endLoading()
  }
  const show = async (address: string, become?: () => void) => {
    stop()
    const mine = new XMLHttpRequest()
    request = mine
    wanted = address
    beginLoading()
    const page = await fetchPage(mine, address)
    // Given up, or another one was asked for meanwhile.
    if (request !== mine) return false
    stop()
    if (!page || !swap(area, page)) {
      location.assign(address)
      return false
    }
    become?.()
    shown = wanted = address
    document.title = page.title
    const theirs = page.getElementById(field.id)
    // What is being typed is left alone.
    if (field !== document.activeElement) field.value = theirs?.getAttribute('value') ?? ''
    showCurrentLinks(area)
    countSearch(area)
    return true
  }

  const follow = () => {
    clearTimeout(pause)
    const next = new URL(form.action)
    for (const [name, value] of new FormData(form)) {
      const text = String(value).trim()
      if (text) next.searchParams.set(name, text)
    }
    const address = addressOf(next)
    if (address === shown) stop()
    else if (address !== wanted) void show(address, () => history.replaceState(history.state, '', address))
  }
  const followSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(follow, typingPauseMs)
  }

  field.addEventListener('input', followSoon)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    follow()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !opensHere(link, event)) return
    const next = new URL(link.href)
    const isHere = next.origin === location.origin && next.pathname === location.pathname
    if (isHere && next.hash) return
    // A request that ends because the page is left is not to lead elsewhere.
    if (!isHere || !area.contains(link)) return stop()
    event.preventDefault()
    const isFilter = link.closest('nav') !== null
    // A filter keeps what was typed, also what its links don't know yet.
    if (isFilter && field.value.trim()) next.searchParams.set('q', field.value.trim())
    const address = addressOf(next)
    if (address === shown) return stop()
    const isThere = show(address, () => history.pushState(null, '', address))
    if (!isFilter) void isThere.then((isShown) => isShown && scrollTo({ top: 0, behavior: 'instant' }))
  })
  addEventListener('popstate', () => {
    const address = addressOf(location)
    if (address === shown) stop()
    else void show(address)
  })

  countSearch(area)
  showCurrentLinks(area)
  // What was typed before this was there was heard by nobody.
  if (field === document.activeElement) followSoon()
}

const addressOf = ({ pathname, search }: Location | URL) => pathname + search

/** Whether the page had all parts. The parts themselves stay, so that a status is told and a row stays where it was pushed to. */
function swap(area: HTMLElement, page: Document): boolean {
  const pairs = [...area.querySelectorAll<HTMLElement>('[data-swap]')].map((part) => ({
    part,
    theirs: page.querySelector(`[data-swap="${part.dataset['swap']}"]`),
  }))
  if (pairs.some(({ theirs }) => !theirs)) return false
  const focused = document.activeElement
  for (const { part, theirs } of pairs)
    part.replaceChildren(...[...(theirs?.childNodes ?? [])].map((node) => document.importNode(node, true)))
  if (focused && !focused.isConnected) focusAgain(area, focused)
  return true
}

/** The link that was used was taken from the page again, or is gone. */
function focusAgain(area: HTMLElement, before: Element) {
  const same =
    before instanceof HTMLAnchorElement &&
    [...area.querySelectorAll('a')].find(({ href }) => href === before.href)
  const next = same || document.getElementById('main')
  next?.focus({ preventScroll: true })
}

let counted: string | null = null

/** How much was found for each query; the words stay here. */
function countSearch(area: HTMLElement) {
  const results = area.querySelector<HTMLElement>('[data-results]')?.dataset['results']
  const q = new URLSearchParams(location.search).get('q')
  if (results === undefined || q === counted) return
  counted = q
  sendEvent('search', { results: Number(results) })
}
