import { seededRandom } from '#lib/random.ts'

export interface Sale {
  at: number
  product: string
  units: number
  revenue: number
}

interface Line {
  name: string
  /** Units in the first month and their growth each month. */
  units: number
  growth: number
  price: number
  /** Rise of the price at each new year. */
  rise: number
  /** Height of the summer. */
  summer: number
  from?: number
  until?: number
}

const lines: Line[] = [
  { name: 'Pump P20', units: 410, growth: 0.009, price: 312, rise: 0.03, summer: 0.2 },
  { name: 'Pump P45', units: 150, growth: 0.014, price: 845, rise: 0.025, summer: 0.24 },
  { name: 'Valve V8', units: 1250, growth: -0.006, price: 46.5, rise: 0.06, summer: 0.12 },
  { name: 'Seal kit S3', units: 2100, growth: 0.001, price: 18.9, rise: 0.02, summer: 0.1 },
  { name: 'Controller C1', units: 95, growth: -0.012, price: 610, rise: 0, summer: 0.15, until: 23 },
  { name: 'Controller C2', units: 78, growth: 0.012, price: 690, rise: 0, summer: 0.15, from: 24 },
]

/** Three years of six products, month by month, always the same: a summer season, a slow rise, a product that ends and its successor. */
export function sampleSales(): Sale[] {
  const random = seededRandom(2026)
  const sales: Sale[] = []
  for (let month = 0; month < 36; month++) {
    // Weather and orders that all products share.
    const shared = 1 + random.normal(0, 0.02)
    for (const { name, units, growth, price, rise, summer, from = 0, until = 35 } of lines) {
      const noise = 1 + random.normal(0, 0.035)
      if (month < from || month > until) continue
      const season =
        1 + summer * Math.sin(((month - 2.5) / 12) * 2 * Math.PI) + (month % 12 === 11 ? -0.12 : 0)
      const sold = Math.round(units * (1 + growth) ** (month - from) * season * shared * noise)
      const net = price * (1 + rise) ** Math.floor(month / 12) * (1 - 0.02 * random.next())
      const revenue = Math.round(sold * net * 100) / 100
      sales.push({ at: Date.UTC(2023, month, 1), product: name, units: sold, revenue })
    }
  }
  return sales
}
