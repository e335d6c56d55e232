import { brand } from '#config/brand.ts'

/** "LinkedIn, X and Facebook". */
export const socialNames = () => new Intl.ListFormat('en-GB').format(brand.social.map(({ name }) => name))
