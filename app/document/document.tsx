import { metadata, themeKey } from '#config/constants.ts'
import { metadataOf } from '#content/metadata.ts'
import type { Page } from '#content/page.ts'
import { structuredDataOf, type Firm } from '#content/structured-data.ts'
import demosCss from '#app/public/demos.css?inline'
import publicCss from '#app/public/public.css?inline'
import toolsCss from '#app/public/tools.css?inline'
import { beforeFirstPaint, reloadWhenOnline, startDeferred } from './first-scripts.ts'
import { Frame, hintedPaths } from './frame.tsx'
import { MetaTags } from './meta-tags.tsx'
import { speculationRules } from './speculation-rules.ts'
import { importStart } from './start-module.ts'

export type Sheet = 'public' | 'tools' | 'demos'

const sheets: Record<Sheet, string> = { public: publicCss, tools: toolsCss, demos: demosCss }

const fontPath = /\/fonts\/site-\w+\.woff2/.exec(publicCss)?.[0]
if (!fontPath) throw new Error('The style names no font')

interface Props {
  /** Undefined for an address that no page has. */
  page: Page | undefined
  path: string
  siteUrl: string
  firm: Firm
  /** The page that search engines are told of. */
  structured: Page | undefined
  /** Set as nonce on what we wrote inline; taken off before the page is kept. */
  mark: string
  sheet: Sheet
  isStill: boolean
  children: React.ReactNode
}

/** A public page, whole: styled and readable without script. What needs React are the islands in it. */
export function Document({ page, path, siteUrl, firm, structured, mark, sheet, isStill, children }: Props) {
  return (
    <html lang={path === metadata.globalPath ? 'en' : 'en-GB'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <MetaTags page={metadataOf(page, siteUrl)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Articles" href="/blog/feed.xml" />
        <link rel="alternate" type="application/feed+json" title="Articles" href="/blog/feed.json" />
        {/* There in time for the first paint, or not used in this document. */}
        <link rel="preload" href={fontPath} as="font" type="font/woff2" crossOrigin="" />
        {!isStill && (
          <noscript>
            {hintedPaths.map((path) => (
              <link key={path} rel="prefetch" href={path} />
            ))}
          </noscript>
        )}
        <Inline mark={mark} text={`(${beforeFirstPaint})(${JSON.stringify(themeKey)})`} />
        <style nonce={mark} data-sheet={sheet} dangerouslySetInnerHTML={{ __html: sheets[sheet] }} />
        {structuredDataOf(structured, siteUrl, firm)
          .map(safeJson)
          .map((json) => (
            <Inline key={json} type="application/ld+json" text={json} />
          ))}
      </head>
      {/* Fetched ahead by `app/islands/prefetch.ts` once the page is in use, so that a first visit isn’t paid for five; without script by the hints above. */}
      <body data-next={isStill ? undefined : hintedPaths.join(' ')}>
        <Frame page={page} path={path} sender={firm.sender}>
          {children}
        </Frame>
        {isStill ? (
          <Inline mark={mark} text={`(${reloadWhenOnline})()`} />
        ) : (
          <>
            <Inline mark={mark} type="speculationrules" text={safeJson(speculationRules)} />
            {/* As text, since development rewrites an import in a function. */}
            <Inline mark={mark} text={`(${startDeferred})(() => ${importStart})`} />
          </>
        )}
      </body>
    </html>
  )
}

function Inline({ text, mark, type }: { text: string; mark?: string; type?: string }) {
  return <script type={type} nonce={mark} dangerouslySetInnerHTML={{ __html: text }} />
}

/** JSON that can't end the script element it stands in. */
function safeJson(data: object) {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
