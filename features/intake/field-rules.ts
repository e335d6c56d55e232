import { z } from 'zod/mini'
import type { ChoiceField, FormField, FormFieldList } from './form-field.ts'
import { atMost, messageField, noControls } from './visitor.schema.ts'

/** Empty: not decided yet. */
const choiceRule = <const V extends string>(values: readonly V[]) => z.optional(z.enum([...values, '']))
const lineRule = (maxLength: number) => z.optional(z.string().check(z.trim(), atMost(maxLength), noControls))

type RuleOf<F extends FormField> =
  F extends ChoiceField<infer V> ? ReturnType<typeof choiceRule<V>> : ReturnType<typeof lineRule>
type RulesOf<F extends FormFieldList> = { [N in keyof F]: RuleOf<F[N]> }

function ruleOf(field: FormField) {
  switch (field.kind) {
    case 'choice':
      return choiceRule(field.values)
    case 'line':
      return lineRule(field.maxLength)
    case 'text':
      return messageField
  }
}

/** The rules of a form's fields, by name, to be spread into its schema. */
export function rulesOf<F extends FormFieldList>(fields: F): RulesOf<F> {
  const rules = Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])
  // `fromEntries` forgets which name has which rule.
  return Object.fromEntries(rules) as RulesOf<F>
}
