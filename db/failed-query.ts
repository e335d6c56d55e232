import { DatabaseError } from 'pg'

/** Classes of SQLSTATE whose messages quote names of the schema, files and settings only; 42601 quotes the statement itself. */
const quotesNames = /^(?:08|23|25|28|3D|3F|40|42(?!601)|53|54|55|57|58|XX)/

/** What may be told of an error of PostgreSQL: its SQLSTATE, its message without the values that it quotes, and the constraint. Undefined for any other. */
export function failedQuery(error: Error) {
  if (!(error instanceof DatabaseError)) return undefined
  const { code, constraint } = error
  return { sqlstate: code, postgres: messageOf(error), ...(constraint && { constraint }) }
}

function messageOf({ code = '', message }: DatabaseError): string {
  if (quotesNames.test(code)) return message
  if (code.startsWith('P0')) return '[value]'
  return message.replace(/".*"/s, '"[value]"').replace(/: .*$/s, ': [value]')
}
