/** Mails of newsletters a minute, of all servers together, unless `NEWSLETTER_PER_MINUTE` says another number. */
export const defaultPerMinute = 60

export const perMinuteOf = ({
  newsletterPerMinute = defaultPerMinute,
}: {
  newsletterPerMinute?: number | undefined
}) => newsletterPerMinute
