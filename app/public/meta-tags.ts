import type { MetaDescriptor } from 'react-router'
import type { Metadata } from '#content/metadata.ts'

/** The tags of a page's head. */
export function metaTags(page: Metadata): MetaDescriptor[] {
  const { title, description, canonical, image, article } = page
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    { name: 'robots', content: page.noindex ? 'noindex' : 'index, follow, max-image-preview:large' },
    { httpEquiv: 'content-language', content: page.language },
    { name: 'geo.region', content: page.region },
    ...(canonical ? linksOf(canonical, page.language) : []),
    { property: 'og:type', content: page.type },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: page.locale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:image', content: image.url },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image.url },
    ...(article ? articleTags(article) : []),
  ]
}

function linksOf(canonical: string, language: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: language, href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: canonical },
  ]
}

function articleTags(article: NonNullable<Metadata['article']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: article.publishedTime },
    { property: 'article:modified_time', content: article.modifiedTime },
    { property: 'article:author', content: article.author },
    { property: 'article:section', content: article.section },
    ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}
