const screens: Record<string, string> = {
  lead: '/lead-form/',
  company: '/companies/',
  person: '/people/',
  supplier: '/supplier-form/',
  user: '/user-form/',
  conversation: '/conversations/',
  privacy: '/privacy-desk/',
  post: '/content/posts/',
  page: '/content/pages/',
  newsletter: '/newsletter-desk/',
}

/** Where a record can be seen; undefined for one without a screen of its own. */
export function recordPath(entity: string, entityId: string): string | undefined {
  if (entity === 'page')
    return /^[a-z-]+\/[a-z0-9-]+$/.test(entityId) ? screens['page'] + entityId : undefined
  const isOne = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(entityId)
  const screen = screens[entity]
  return screen && isOne ? screen + entityId : undefined
}
