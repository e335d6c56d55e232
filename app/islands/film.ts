import { tabStore } from '#lib/browser-store.ts'

const embedOrigin = 'https://www.youtube-nocookie.com'
const embedPatienceMs = 8000

/** Plays a film in the place of its poster (`ui/video-block.tsx`): the file, else the embed of another site, else the panel says that there is none. */
export function startFilm(block: HTMLElement): void {
  const link = block.querySelector<HTMLAnchorElement>('a[data-waits]')
  const panel = block.querySelector<HTMLElement>('p[hidden]')
  if (!link || !panel) return
  const { film: url, embed: id } = link.dataset
  const title = (link.ariaLabel ?? '').replace(/^Play: /, '')
  const key = `video-failed:${url ?? id}`
  const poster = [...block.childNodes]
  const fail = () => {
    link.hidden = true
    panel.hidden = false
    block.replaceChildren(...poster)
  }
  const show = (film: HTMLElement) => {
    block.replaceChildren(film)
    film.focus({ preventScroll: true })
  }
  const failForGood = () => {
    tabStore.write(key, '1')
    fail()
  }
  const embed = () => {
    if (!id) return failForGood()
    const film = embeddedFilm(id, title)
    show(film)
    watchEmbed(film, failForGood)
  }
  if (tabStore.read(key) !== null) fail()
  link.addEventListener('click', (event) => {
    event.preventDefault()
    if (url) show(localFilm(url, title, embed))
    else embed()
  })
}

function localFilm(url: string, title: string, fail: () => void): HTMLElement {
  const stem = url.replace(/\.[a-z0-9]+$/, '')
  const twin = made('source', { src: `${stem}.webm`, type: 'video/webm' })
  // The browser tells of a failure at the source; the last one decides.
  twin.addEventListener('error', fail)
  const captions = { kind: 'captions', src: `${stem}.vtt`, srclang: 'en-GB', label: 'English', default: '' }
  const film = made('video', {
    controls: '',
    autoplay: '',
    preload: 'metadata',
    'aria-label': title,
    class: 'aspect-video w-full bg-sunk',
  })
  film.append(made('source', { src: url }), twin, made('track', captions))
  return film
}

function embeddedFilm(id: string, title: string): HTMLIFrameElement {
  return made('iframe', {
    src: `${embedOrigin}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&enablejsapi=1&origin=${location.origin}`,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    // The frame is of another site, so its own origin gives it nothing of ours.
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    class: 'aspect-video w-full border-0 bg-sunk',
  })
}

/**
 * A frame tells nobody that its page didn't come: a player that is there answers within seconds when it is spoken to, and tells of an error by
 * itself (https://developers.google.com/youtube/iframe_api_reference).
 */
function watchEmbed(film: HTMLIFrameElement, fail: () => void) {
  let hasAnswered = false
  const asking = setInterval(() => film.contentWindow?.postMessage('{"event":"listening"}', embedOrigin), 500)
  const end = (isFailed: boolean) => {
    clearInterval(asking)
    clearTimeout(patience)
    if (!isFailed) return
    removeEventListener('message', hear)
    if (film.isConnected) fail()
  }
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== film.contentWindow || origin !== embedOrigin) return
    if (/"event":"onError"/.test(String(data))) return end(true)
    if (!hasAnswered) end(false)
    hasAnswered = true
  }
  const patience = setTimeout(() => end(true), embedPatienceMs)
  addEventListener('message', hear)
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
