import { escapeHtml } from '#lib/escape-html.ts'
import { pictureAddress } from '#lib/stored-picture.ts'
import type { Block, Inline, PostBody, PostChart } from './post-block.ts'

type PictureBlock = Extract<Block, { kind: 'picture' }>

/** An article as plain HTML for feed readers; addresses of this site become absolute. */
export function postHtml({ opening, sections }: PostBody, siteUrl: string): string {
  const blocks = (list: Block[]) => list.map((block) => blockHtml(block, siteUrl)).join('\n')
  const parts = sections.map((section) => `<h2>${escapeHtml(section.title)}</h2>\n${blocks(section.blocks)}`)
  return [blocks(opening), ...parts].join('\n')
}

function blockHtml(block: Block, siteUrl: string): string {
  const text = (parts: Inline[]) => parts.map((part) => inlineHtml(part, siteUrl)).join('')
  switch (block.kind) {
    case 'paragraph':
      return `<p>${text(block.children)}</p>`
    case 'heading':
      return `<h3>${escapeHtml(block.title)}</h3>`
    case 'quote':
      return `<blockquote><p>${text(block.children)}</p></blockquote>`
    case 'formula':
      return `<pre>${escapeHtml(block.text)}</pre>`
    case 'list': {
      const name = block.isOrdered ? 'ol' : 'ul'
      return `<${name}>${block.items.map((item) => `<li>${text(item)}</li>`).join('')}</${name}>`
    }
    case 'table':
      return tableHtml(
        block.columns.map(text),
        block.rows.map((cells) => cells.map(text)),
      )
    case 'picture':
      return pictureHtml(block, siteUrl)
    case 'chart':
      return `<p>${escapeHtml(block.chart.title)}</p>${chartHtml(block.chart)}`
  }
}

function pictureHtml(
  { picture: { id, width, height }, alt, caption }: PictureBlock,
  siteUrl: string,
): string {
  const image = `<img src="${siteUrl}${pictureAddress(id, width)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<figure>${image}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
}

/** Feeds carry no drawings: a chart is told by its figures. */
function chartHtml({ labelHeading, labels, series, unit }: PostChart): string {
  const value = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? '' : unit === '%' ? `${figure}%` : `${figure} ${unit}`.trim()
  const columns = [labelHeading, ...series.map(({ name }) => name)].map(escapeHtml)
  const rows = labels.map((label, row) =>
    [label, ...series.map(({ values }) => value(values[row]))].map(escapeHtml),
  )
  return tableHtml(columns, rows)
}

function tableHtml(columns: string[], rows: string[][]): string {
  const head = columns.map((cell) => `<th>${cell}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function inlineHtml(part: Inline, siteUrl: string): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (part.kind === 'code') return `<code>${escapeHtml(part.text)}</code>`
  const inside = part.children.map((child) => inlineHtml(child, siteUrl)).join('')
  if (part.kind === 'strong') return `<strong>${inside}</strong>`
  if (part.kind === 'emphasis') return `<em>${inside}</em>`
  const to = part.to.startsWith('/') ? `${siteUrl}${part.to}` : part.to
  return `<a href="${escapeHtml(to)}">${inside}</a>`
}
