import {
  placeNames,
  roleNames,
  roleSlugs,
  seniorityNames,
  type RoleSlug,
  type Seniority,
  type WorkPlace,
} from '#config/roles.ts'
import { dateOf } from '#features/lead-import/file-date.ts'
import { bare } from '#features/lead-import/headings.ts'
import type { Status, SupplierType } from '#features/suppliers/supplier.schema.ts'
import { statusNames, typeNames } from '#features/suppliers/supplier-words.ts'

/** Values by how they are written: by their key, our words for them, and those of other people. */
function byWords<Value extends string>(
  ours: Record<Value, string>,
  others: Partial<Record<Value, readonly string[]>>,
): Map<string, Value> {
  const values = Object.keys(ours) as Value[]
  return new Map(
    values.flatMap((value) =>
      [value, ours[value], ...(others[value] ?? [])].map((word) => [bare(word), value] as const),
    ),
  )
}

const types = byWords<SupplierType>(typeNames, {
  person: ['person', 'individual', 'freelancer', 'freelance', 'self-employed', 'sole trader', 'contractor'],
  own_company: [
    'ltd',
    'limited',
    'limited company',
    'ltd company',
    'ltd contractor',
    'own company',
    'psc',
    'personal service company',
    'company',
  ],
  consultancy: ['consulting', 'consulting firm', 'consultants', 'boutique', 'partner'],
  agency: ['recruiter', 'recruitment agency', 'staffing agency', 'recruitment', 'umbrella'],
})
const seniorities = byWords<Seniority>(seniorityNames, {
  engineer: ['junior', 'mid', 'mid-level', 'midlevel', 'middle', 'intermediate', 'regular'],
  senior: ['snr', 'sr', 'senior level', 'experienced'],
  lead: ['principal', 'head', 'staff', 'team lead', 'tech lead', 'lead level'],
})
const places = byWords<WorkPlace>(placeNames, {
  on_site: ['onsite', 'office', 'in office', 'no'],
  hybrid: ['hybrid', 'mixed', 'both', 'partly', 'partly remote', 'remote or on site'],
  remote: ['remote only', 'fully remote', 'home', 'home office', 'yes', 'remotely'],
})
const statuses = byWords<Status>(statusNames, {
  prospect: ['new'],
  vetting: ['in vetting', 'being vetted'],
  paused: ['on hold'],
  rejected: ['blacklisted', 'do not use'],
})
const roles = byWords<RoleSlug>(roleNames, {
  'ai-consultant': ['ai strategist', 'ai adviser', 'ai advisor'],
  'ai-product-manager': ['ai product owner', 'ai pm'],
  'ai-solutions-architect': ['ai solution architect'],
  'ai-engineer': ['ai developer', 'artificial intelligence engineer'],
  'ml-engineer': ['machine learning engineer', 'ml developer', 'ml', 'machine learning'],
  'mlops-engineer': ['ml ops engineer', 'mlops', 'ml ops'],
  'data-engineer': ['data engineering'],
  'data-scientist': ['data science'],
  'machine-vision': ['machine vision'],
  'computer-vision': ['computer vision', 'cv engineer'],
  'nlp-engineer': ['nlp', 'natural language processing', 'natural language processing engineer'],
  'generative-ai-specialist': ['generative ai', 'generative ai engineer', 'llm engineer'],
  'gen-ai-specialist': ['gen ai', 'genai specialist'],
})

export const typeOf = (text: string): SupplierType | undefined => types.get(bare(text))
export const seniorityOf = (text: string): Seniority | undefined => seniorities.get(bare(text))
export const placeOf = (text: string): WorkPlace | undefined => places.get(bare(text))
export const statusOf = (text: string): Status | undefined => statuses.get(bare(text))

const rank = /^(senior|snr|sr|lead|principal|head|staff|junior|mid(?:-level)?)\b[.\s]*(?:of\s+)?/i

/** The roles that a cell names, in our order, the highest seniority that stands before one, and what names none. */
export function rolesOf(text: string): { roles: RoleSlug[]; seniority?: Seniority; others: string[] } {
  const found = new Set<RoleSlug>()
  const others: string[] = []
  const ranks = new Set<Seniority>()
  for (const part of text.split(/[;,/|\n]|\s&\s/).map((one) => one.trim())) {
    if (part === '') continue
    const before = rank.exec(part)?.[1]
    const seniority = before && seniorityOf(before)
    if (seniority) ranks.add(seniority)
    const named = bare(part.replace(rank, ''))
    const role = roles.get(named) ?? roles.get(named.replace(/s$/, ''))
    if (role) found.add(role)
    else others.push(part)
  }
  const seniority = (['lead', 'senior', 'engineer'] as const).find((one) => ranks.has(one))
  return { roles: roleSlugs.filter((slug) => found.has(slug)), ...(seniority && { seniority }), others }
}

/** The roles that skills name by themselves: “MLOps”, “computer vision”. */
export const rolesInSkills = (skills: readonly string[]): RoleSlug[] => {
  const named = new Set(skills.map((skill) => roles.get(bare(skill))))
  return roleSlugs.filter((slug) => named.has(slug))
}

/** Skills one by one: by semicolons or lines where there are some, else by commas. */
export const skillsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n|•]/.test(text) ? /[;\n|•]/ : ',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

const rate =
  /^(?:£|gbp)?((?:\d{1,3}(?:,\d{3})+|\d+))(?:\.0+)?(?:£|gbp)?(?:(?:\/|per|a|p\/)?d(?:ay)?|pd|daily)?(?:\(?(?:\+|plus|ex|excl\.?)vat\)?)?$/

/** Whole pounds a day, of “£450”, “450/day”, “GBP 1,200 p/d + VAT”; undefined for other currencies, hours, ranges and pence. */
export function dayRateOf(text: string): number | undefined {
  const digits = rate.exec(text.toLowerCase().replace(/\s/g, ''))?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const now = ['now', 'immediately', 'immediate', 'asap', 'available', 'availablenow', 'yes', 'today']

/** An ISO date, null for now, of “now”, “2027-03-01”, “01/03/2027”, “1-Mar-27”, “1st March 2027”, “March 2027”; undefined for what is none. */
export function availableOf(text: string): string | null | undefined {
  if (now.includes(bare(text))) return null
  const short = /^(\d{1,2})[/.](\d{1,2})[/.](\d\d)$/.exec(text)
  if (short) return dateOf(`${short[1]}/${short[2]}/20${short[3]}`, false)?.slice(0, 10)
  const words = /^(?:(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-])?([a-z]{3,9})\.?,?[\s-](\d{4}|\d\d)$/i.exec(
    text,
  )
  if (!words) return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? dateOf(text, false)?.slice(0, 10)
  const [, day = '1', month = '', year = ''] = words
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  if (number === 0) return undefined
  return dateOf(`${day}/${number}/${year.padStart(4, '20')}`, false)?.slice(0, 10)
}

/** An instant of our own export, as ISO in UTC. */
export const instantOf = (text: string): string | undefined => dateOf(text, false)
