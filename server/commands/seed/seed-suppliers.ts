import { neededChecks, type NewSupplier } from '#features/suppliers/supplier.schema.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { moveSupplier } from '#features/suppliers/suppliers.server/move-supplier.ts'
import { recordCheck } from '#features/suppliers/suppliers.server/record-check.ts'
import { dayMs } from '#lib/durations.ts'
import type { Seeding } from './seed-context.ts'

type Person = Pick<
  NewSupplier,
  'type' | 'legalName' | 'contactName' | 'roles' | 'skills' | 'seniority' | 'dayRate' | 'location' | 'remote'
>

const people: Person[] = [
  {
    type: 'own_company',
    legalName: 'Brackenridge Data Ltd',
    contactName: 'Imogen Brackenridge',
    roles: ['ml-engineer', 'data-scientist'],
    skills: ['Python', 'computer vision', 'forecasting'],
    seniority: 'senior',
    dayRate: 1100,
    location: 'Leeds',
    remote: 'hybrid',
  },
  {
    type: 'person',
    legalName: 'Ruairí Tuohy',
    contactName: 'Ruairí Tuohy',
    roles: ['data-engineer'],
    skills: ['SQL', 'Kafka'],
    seniority: 'senior',
    dayRate: 950,
    location: 'Galway',
    remote: 'remote',
  },
  {
    type: 'consultancy',
    legalName: 'Fathom Vision LLP',
    contactName: 'Deepa Krishnan',
    roles: ['machine-vision', 'computer-vision'],
    skills: ['computer vision', 'lighting', 'GigE'],
    seniority: 'lead',
    dayRate: 1350,
    location: 'Sheffield',
    remote: 'on_site',
  },
  {
    type: 'own_company',
    legalName: 'Lowtide Systems Ltd',
    contactName: 'Owen Maddocks',
    roles: ['mlops-engineer', 'ai-engineer'],
    skills: ['Kubernetes', 'Python'],
    seniority: 'senior',
    dayRate: 1200,
    location: 'Cardiff',
    remote: 'remote',
  },
  {
    type: 'agency',
    legalName: 'Bellman Contracting Ltd',
    contactName: 'Sarah Winterbourne',
    roles: ['ai-engineer', 'data-engineer'],
    skills: ['SQL', 'forecasting'],
    seniority: 'engineer',
    dayRate: 780,
    location: 'Bristol',
    remote: 'hybrid',
  },
  {
    type: 'person',
    legalName: 'Marta Lindqvist',
    contactName: 'Marta Lindqvist',
    roles: ['ai-product-manager'],
    skills: ['discovery', 'roadmaps'],
    seniority: 'lead',
    dayRate: 1000,
    location: 'London',
    remote: 'hybrid',
  },
]

const cover = [200, 45, 5, 320]

/** Six suppliers on their way: four approved, of whom two have insurance that runs out soon, one being checked, one new. */
export async function seedSuppliers(seeding: Seeding): Promise<void> {
  for (const [i, person] of people.entries()) {
    const ctx = seeding.at(new Date(seeding.now.getTime() - (60 - i * 8) * dayMs), seeding.staff[0])
    const mailbox = person.contactName
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(' ', '.')
    const input = { ...person, contactEmail: `${mailbox}@supplier.example`, notes: 'Demo data.' }
    const { id } = await createSupplier(ctx, input)
    await seeding.note([{ place: 'suppliers', key: id }])
    const days = cover[i]
    if (i === people.length - 1) continue
    await moveSupplier(ctx, { id, status: 'vetting' })
    for (const kind of days === undefined ? neededChecks.slice(0, 2) : neededChecks) {
      const lastDay = new Date(seeding.now.getTime() + (days ?? 300) * dayMs).toISOString().slice(0, 10)
      const expiresOn = kind === 'insurance' ? lastDay : null
      await recordCheck(ctx, { id, kind, outcome: 'passed', expiresOn, note: null })
    }
    if (days !== undefined) await moveSupplier(ctx, { id, status: 'approved' })
  }
}
