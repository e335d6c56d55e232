import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { standIns } from './stand-ins.ts'

/**
 * Cuts the site's font down to the characters and features that pages use and the weights 400 to 750, writes it under a name
 * made of its hash (so that it is cached for ever) and puts that name and the faces that stand in for it into ui/theme.css. Run after
 * changing either.
 */
const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const basic = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const text = `${basic}\u00a0£€©®°±×÷·–—−‘’“”…•←→↑↓≤≥µ²³½áéíóúàèìòùâêîôûäëïöüçñÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÄËÏÖÜÇÑß`

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 750, default: 400 } },
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
})
const name = `site-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
for (const old of await readdir('public/fonts')) if (old.startsWith('site-')) await rm(`public/fonts/${old}`)
await writeFile(`public/fonts/${name}`, font)
const css = await readFile('ui/theme.css', 'utf8')
const faces = await standIns(font)
await writeFile(
  'ui/theme.css',
  css
    .replace(/\/fonts\/site[^']*\.woff2/, `/fonts/${name}`)
    .replace(/(?:@font-face \{\s+font-family: 'Site [^}]*\}\s+)+/, () => `${faces}\n\n`),
)
process.stdout.write(`${name} ${font.length} bytes\n`)
