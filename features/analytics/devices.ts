export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

export const deviceNames: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' }
