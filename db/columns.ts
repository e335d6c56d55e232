import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, as every table keeps it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
