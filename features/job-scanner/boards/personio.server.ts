import { foundJob, workplaceOf } from './found-job.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { childrenOf, childText, readXml, type XmlElement } from './xml-tree.server.ts'

/** One XML document from the company's own host. */
export async function readPersonio(reading: Reading) {
  const { token, company, baseUrl } = reading.board
  const usual = `https://${encodeURIComponent(token)}.jobs.personio.de`
  const page = await reading.page(`${reading.ownBase(usual)}/xml?language=en`, 'application/xml, text/xml')
  const root = await readXml(page?.text ?? '')
  if (root.name !== 'workzag-jobs') throw new WrongShape('the XML isn’t a list of Personio positions')
  const site = baseUrl === null ? usual : new URL(baseUrl).origin
  for await (const position of reading.each(childrenOf(root, 'position')))
    reading.add(jobOf(position, company, site))
}

function jobOf(position: XmlElement, company: string, site: string) {
  const id = childText(position, 'id')
  const more = childrenOf(position, 'additionalOffices').flatMap((offices) => childrenOf(offices, 'office'))
  const parts = childrenOf(position, 'jobDescriptions').flatMap((all) => childrenOf(all, 'jobDescription'))
  const url = `${site}/job/${encodeURIComponent(id ?? '')}`
  return foundJob({
    id,
    title: childText(position, 'name'),
    company: [childText(position, 'subcompany'), company],
    locations: [childText(position, 'office'), ...more.map(({ text }) => text)],
    workplace: workplaceOf(childText(position, 'name')),
    employment: [childText(position, 'employmentType'), childText(position, 'schedule')]
      .filter(Boolean)
      .join(', '),
    texts: parts.flatMap((part) => [childText(part, 'name'), childText(part, 'value')]),
    url,
    fallbackUrl: url,
    applyUrl: `${url}#apply`,
    postedAt: childText(position, 'createdAt'),
  })
}
