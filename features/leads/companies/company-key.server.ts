import { sql, type SQL } from 'drizzle-orm'

/** What stands behind a firm's name and says nothing of which firm it is. */
const legalForms =
  'ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|co|company|gmbh|ag|bv|nv|sa|sas|srl|oy|ab|as|aps|dac|teoranta|teo'

/** What people write where they have no company. */
const noCompanies = [
  '',
  'n a',
  'na',
  'none',
  'no',
  'nil',
  'private',
  'personal',
  'individual',
  'self',
  'self employed',
  'freelance',
  'freelancer',
  'test',
  'anonymised',
]

/** A company's name by which two spellings of it meet: lower case, without signs and legal form. Never empty. */
export const companyKey = (name: SQL): SQL =>
  sql`coalesce(nullif(btrim(regexp_replace(regexp_replace(lower(${name}), '[^[:alnum:]]+', ' ', 'g'), ${sql.raw(`'( (${legalForms}))+ *$'`)}, '')), ''), lower(${name}))`

/** Whether a lead's words name a company at all. */
export const namesCompany = (name: SQL): SQL =>
  sql`btrim(regexp_replace(lower(${name}), '[^[:alnum:]]+', ' ', 'g')) not in (${sql.join(
    noCompanies.map((word) => sql`${word}`),
    sql`, `,
  )})`
