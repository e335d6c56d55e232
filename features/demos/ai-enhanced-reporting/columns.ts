export const columns = {
  at: {
    kind: 'time',
    label: 'Date',
    names: ['date', 'month', 'period', 'week', 'invoice date', 'order date', 'day'],
    required: true,
    hint: 'Any day of the period; the rows of a period are added up',
  },
  product: {
    kind: 'text',
    label: 'Product',
    names: ['product', 'item', 'article', 'sku', 'group', 'category', 'line'],
    required: true,
  },
  units: {
    kind: 'number',
    label: 'Units',
    names: ['units', 'quantity', 'qty', 'volume', 'pieces', 'sold'],
    required: true,
  },
  revenue: {
    kind: 'number',
    label: 'Revenue',
    names: ['revenue', 'sales', 'turnover', 'net', 'amount', 'value', 'total'],
    required: true,
    hint: 'Net, in pounds or any other currency, for all units of the row',
  },
} as const

export type SalesColumns = typeof columns
