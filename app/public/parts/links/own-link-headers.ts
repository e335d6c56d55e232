/** For pages whose address holds a key: kept nowhere, found by nobody, not told to the page that follows. */
export const ownLinkHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const
