export const requestKinds = ['access', 'erasure', 'objection', 'complaint'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['received', 'identity_asked', 'in_work', 'done', 'refused'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const openStatuses = ['received', 'identity_asked', 'in_work'] as const

/** Before these are carried out, the address must be shown to be the person's. */
export const needsIdentity = (kind: RequestKind) => kind === 'access' || kind === 'erasure'
export const isOpen = (status: RequestStatus) => openStatuses.some((open) => open === status)
