import {
  areasServed,
  brand,
  byline,
  currency,
  description,
  openingHours,
  services,
  tagline,
} from '#config/brand.ts'
import type { Page } from './page.ts'

/** Who runs the site in law, as far as it is known. */
export interface Firm {
  legalName: string
  address: string
  vatNumber: string
  companyNumber: string
  /** All of it in a line. */
  sender: string
  /** With their photos as paths of the site. Examples aren't among them. */
  people: { name: string; role: string; image: string | undefined }[]
  certificates: { name: string; issuer: string; number: string; validUntil: string }[]
}

const businessPaths = ['/', '/contact', '/about-us', '/locations/london']

export const tellsOfBusiness = (path: string) => businessPaths.includes(path)

/** The JSON-LD blocks of a page. A business's own rating is left out: search engines treat it as spam. */
export function structuredDataOf(page: Page | undefined, siteUrl: string, firm?: Firm): object[] {
  if (!page) return []
  const base = siteUrl.replace(/\/+$/, '')
  const blocks: object[] = []
  if (tellsOfBusiness(page.path)) blocks.push(businessOf(base, firm))
  if (page.path === '/') blocks.push(websiteOf(base))
  if (page.breadcrumb.length > 1) blocks.push(breadcrumbListOf(page, base))
  if (page.article) blocks.push(articleOf(page, base))
  if (page.service) blocks.push(serviceOf(page, page.service, base))
  if (page.tool) blocks.push(toolOf(page, page.tool, base))
  if (page.video) blocks.push(videoOf(page.video, base))
  if (page.faq) blocks.push(faqPageOf(page.faq))
  if (page.parts) blocks.push(collectionOf(page, page.parts, base))
  return blocks
}

function businessOf(base: string, firm: Partial<Firm> = {}) {
  const { legalName, address, vatNumber, companyNumber, people = [], certificates = [] } = firm
  return {
    '@context': 'https://schema.org',
    '@type': ['ProfessionalService', 'Organization'],
    '@id': `${base}/#business`,
    name: brand.name,
    ...(legalName && { legalName }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(companyNumber && {
      identifier: { '@type': 'PropertyValue', name: 'Company number', value: companyNumber },
    }),
    description,
    image: `${base}/hero-say-yes-to-tomorrow.png`,
    slogan: tagline,
    url: base,
    email: brand.email,
    telephone: brand.phone.label,
    ...(address && { address }),
    ...(people.length > 0 && {
      employee: people.map(({ name, role, image }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        image: image && base + image,
      })),
    }),
    ...(certificates.length > 0 && {
      hasCertification: certificates.map(({ name, issuer, number, validUntil }) => ({
        '@type': 'Certification',
        name,
        issuedBy: { '@type': 'Organization', name: issuer },
        ...(number && { certificationIdentification: number }),
        ...(validUntil && { expires: validUntil }),
      })),
    }),
    openingHoursSpecification: openingHours.spans.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: areasServed.map((name) => ({ '@type': 'Place', name })),
    knowsAbout: services,
    currenciesAccepted: currency,
    sameAs: brand.social.map(({ url }) => url),
    makesOffer: {
      '@type': 'Offer',
      name: 'Free AI readiness assessment',
      price: '0',
      priceCurrency: currency,
      url: `${base}/ai-readiness-assessment`,
    },
  }
}

function websiteOf(base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${base}/#website`,
    name: brand.name,
    url: base,
    inLanguage: 'en-GB',
    publisher: { '@id': `${base}/#business` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={term}` },
      'query-input': 'required name=term',
    },
  }
}

function breadcrumbListOf(page: Page, base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumb.map(({ name, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${base}${url === '/' ? '' : url}`,
    })),
  }
}

function articleOf({ article, title, description, path, picture }: Page, base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: `${base}${path}`,
    datePublished: article?.publishedTime,
    dateModified: article?.modifiedTime,
    author:
      article?.author === byline
        ? { '@type': 'Organization', name: byline, url: base }
        : { '@type': 'Person', name: article?.author },
    publisher: { '@type': 'Organization', name: brand.name, url: base },
    image: picture && `${base}${picture}`,
    inLanguage: 'en',
    articleSection: article?.section,
    keywords: article?.tags.join(', '),
  }
}

function serviceOf(
  { path, description, ...page }: Page,
  { name, kind, picture = page.picture }: NonNullable<Page['service']>,
  base: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${base}${path}#service`,
    name,
    serviceType: kind,
    description,
    image: `${base}${picture}`,
    url: `${base}${path}`,
    areaServed: areasServed.map((name) => ({ '@type': 'Place', name })),
    provider: { '@type': 'ProfessionalService', '@id': `${base}/#business`, name: brand.name, url: base },
  }
}

function toolOf({ path, description }: Page, name: string, base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url: `${base}${path}`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: currency },
    provider: { '@type': 'ProfessionalService', '@id': `${base}/#business`, name: brand.name, url: base },
  }
}

function videoOf(
  { url, thumbnailUrl, publishedOn, seconds, ...told }: NonNullable<Page['video']>,
  base: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    ...told,
    contentUrl: base + url,
    thumbnailUrl: base + thumbnailUrl,
    uploadDate: publishedOn,
    duration: `PT${Math.round(seconds)}S`,
    inLanguage: 'en-GB',
  }
}

function collectionOf({ path, title }: Page, parts: NonNullable<Page['parts']>, base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: `${base}${path}`,
    hasPart: parts.map(({ path, name }) => ({ '@type': 'WebPage', name, url: `${base}${path}` })),
  }
}

function faqPageOf(faq: NonNullable<Page['faq']>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
