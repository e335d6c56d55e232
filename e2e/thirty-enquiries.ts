import type { Site } from '../tests/site.ts'
import { enquiry, postJson } from '../tests/visits.ts'
import { expect } from './journey.ts'

const town = ['Hull', 'Cork', 'Leeds', 'Perth', 'Sligo', 'Derby']

/** Thirty people write: some twice under two names, some only to sell something. */
export async function thirtyEnquiries({ url }: Site) {
  const send = async (changes: Record<string, unknown>) => {
    const answer = await postJson(`${url}/api/contact`, enquiry(changes))
    expect(answer.status).toBe(201)
  }
  for (let i = 0; i < 25; i += 1)
    await send({
      name: `Person ${String.fromCharCode(65 + i)} ${town[i % town.length]}`,
      email: `person${i}@works${i}.example`,
      company: `Works ${i}`,
      phone: `020 7946 ${String(100 + i).padStart(4, '0')}`,
      message: `Line ${i} stops twice a shift. What would you look at first?`,
    })
  for (const i of [0, 1])
    await send({
      name: `P. ${String.fromCharCode(65 + i)} ${town[i]}`,
      email: `person${i}@private.example`,
      company: `Works ${i} Ltd`,
      phone: `020 7946 ${String(100 + i).padStart(4, '0')}`,
      message: `I wrote from work yesterday, here is my own address. (${i})`,
    })
  for (const i of [0, 1, 2])
    await send({
      name: 'Rank First',
      email: `sales${i}@mailinator.com`,
      message: `Offer ${i}: https://a.example https://b.example https://c.example https://d.example`,
    })
}
