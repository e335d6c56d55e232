import type { Metadata } from '#content/metadata.ts'

/** What a page says of itself in its head. */
export function MetaTags({ page }: { page: Metadata }) {
  const { title, description, canonical, image, article, language } = page
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.keywords && <meta name="keywords" content={page.keywords} />}
      <meta name="robots" content={page.noindex ? 'noindex' : 'index, follow, max-image-preview:large'} />
      <meta httpEquiv="content-language" content={language} />
      <meta name="geo.region" content={page.region} />
      {canonical && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang={language} href={canonical} />
          <link rel="alternate" hrefLang="x-default" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:locale" content={page.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      {article && <ArticleTags {...article} />}
    </>
  )
}

function ArticleTags(article: NonNullable<Metadata['article']>) {
  return (
    <>
      <meta property="article:published_time" content={article.publishedTime} />
      <meta property="article:modified_time" content={article.modifiedTime} />
      <meta property="article:author" content={article.author} />
      <meta property="article:section" content={article.section} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
