/** What imports write, as screens call it within a sentence, where its key isn't that word. */
const inSentence: Record<string, string> = {
  availableFrom: 'available from',
  companyId: 'company',
  companySize: 'company size',
  contactEmail: 'email',
  contactName: 'contact',
  contactPhone: 'phone',
  custom: 'custom fields',
  dayRate: 'day rate',
  expectedClose: 'expected close',
  jobTitle: 'position',
  legalName: 'legal name',
  problem: 'problem to solve',
  remote: 'where they work',
}

/** Why undoing an import leaves a record as it is: what was changed since, by its keys. */
export const changedSince = (fields: readonly string[]) =>
  `Changed since: ${fields.map((field) => inSentence[field] ?? field).join(', ')}`
