/** The tables of which each person chooses the columns. */
export const tableNames = ['leads', 'companies', 'people', 'suppliers'] as const
export type TableName = (typeof tableNames)[number]
