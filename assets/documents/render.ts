import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { guides } from '#content/resources/index.ts'
import { sampleContracts } from '#content/contracts/index.ts'
import { contractDocumentOf, csvOf, documentOf } from '#content/resources/document.ts'
import { renderTaggedPdf } from '#lib/pdf/tagged-pdf.ts'
import { sourceHash } from './source-hash.ts'
import { pdfInput } from './pdf-input.ts'

/** Writes the downloads of all guides and sample contracts to public/downloads and tells content/ their sizes. Run after changing one. */
const folder = 'public/downloads'
await mkdir(folder, { recursive: true })
const theme = await readFile('ui/theme.css', 'utf8')

const files: { file: string; data: Buffer; pages?: number }[] = []
async function addPdf(slug: string, document: ReturnType<typeof documentOf>) {
  const data = await renderTaggedPdf(pdfInput(document, theme))
  const pages = data.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
  files.push({ file: `${slug}.pdf`, data, pages })
}
for (const sample of sampleContracts) await addPdf(sample.slug, contractDocumentOf(sample))
for (const guide of guides) {
  await addPdf(guide.slug, documentOf(guide))
  if (guide.worksheet) files.push({ file: `${guide.slug}.csv`, data: Buffer.from(csvOf(guide.worksheet)) })
}

for (const name of await readdir(folder))
  if (!files.some(({ file }) => file === name)) await rm(`${folder}/${name}`)
for (const { file, data } of files) await writeFile(`${folder}/${file}`, data)

const entries = files.map(({ file, data, pages }) => {
  const version = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const size = pages === undefined ? '' : `, pages: ${pages}`
  return `  { file: '${file}', bytes: ${data.length}${size}, version: '${version}' },\n`
})
await writeFile(
  'content/resources/rendered-downloads.ts',
  `/** Written by assets/documents/render.ts; do not edit. */
export const source = '${await sourceHash()}'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
${entries.join('')}]
`,
)
process.stdout.write(`${files.length} files\n`)
