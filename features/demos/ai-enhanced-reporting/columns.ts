export const columns = {
  at: {
    kind: 'time',
    label: 'Date',
    names: ['date', 'month', 'period', 'week', 'year', 'quarter', 'invoice date', 'order date', 'day'],
    required: true,
    hint: 'Any day of the period; the rows of a period are taken together',
  },
  product: {
    kind: 'text',
    label: 'Product',
    names: ['product', 'item', 'article', 'sku', 'group', 'category', 'line', 'region', 'customer'],
    required: false,
    hint: 'Or whatever the value is divided by',
  },
  units: {
    kind: 'number',
    label: 'Units',
    names: ['units', 'quantity', 'qty', 'volume', 'pieces', 'sold'],
    required: false,
    hint: 'With them the page tells volume from price',
  },
  revenue: {
    kind: 'number',
    label: 'Value',
    names: ['revenue', 'sales', 'turnover', 'net', 'amount', 'value', 'cost', 'orders', 'usage', 'total'],
    required: true,
    fallback: 'units',
    hint: 'Revenue, or any other figure; of all units of the row',
  },
} as const

export type SalesColumns = typeof columns
