/** Endings that a system opens as a program, a script or a page. */
const runs =
  /\.(?:ade|adp|apk|app|appx|bat|chm|cmd|com|cpl|dll|dmg|exe|hlp|hta|htm|html|img|ins|iso|isp|jar|js|jse|lib|lnk|mde|mht|mhtml|msc|msi|msp|mst|nsh|pif|ps1|reg|scr|sct|shb|shtml|svg|sys|url|vb|vbe|vbs|vhd|vxd|wsc|wsf|wsh|xhtml|xht|xll|xml|xsl)$/i
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const longest = 120

/** A file's name as it may be stored anywhere: no path, no hidden signs, nothing that runs when it is opened. */
export function safeNameOf(name: string | null | undefined): string {
  const bare = (name ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = shorten(bare || 'file')
  const plain = reserved.test(short) ? `_${short}` : short
  return runs.test(plain) ? `${plain}.download` : plain
}

/** Keeps the ending, by which people tell what a file is. */
function shorten(name: string): string {
  const letters = [...name]
  if (letters.length <= longest) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : ''
  return letters.slice(0, longest - ending.length).join('') + ending
}
