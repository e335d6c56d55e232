/**
 * Markdown as the plain part of a mail. Most of it reads as plain text; but the address of a link follows its words, a picture is told by its words,
 * and the marks of headings and of stress go. `siteUrl` completes links within the site.
 */
export const plainMarkdown = (markdown: string, siteUrl: string): string =>
  markdown
    .replace(/!\[([^[\]\n]{0,500})\]\([^()\n]{1,500}\)/g, '$1')
    .replace(/\[([^[\]\n]{0,500})\]\(([^\s()]{1,500})\)/g, (_, words: string, to: string) => {
      const address = to.startsWith('/') ? siteUrl + to : to
      return words === address ? address : `${words} (${address})`
    })
    .replace(/^#{1,6} +/gm, '')
    .replace(/\*\*(?=\S)([^*\n]{1,500})\*\*/g, '$1')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]{1,500})(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=[^\s_])([^_\n]{1,500})(?<=\S)_(?!\w)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .trim()
