import { TextField } from './field.tsx'

/** Labels, and what is said below the telephone. */
export interface PersonWords extends Record<PersonField, string> {
  phoneHint: string
}

const asShipped: Omit<PersonWords, 'phoneHint'> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
}

type PersonField = 'name' | 'email' | 'company' | 'phone'

interface Props {
  field(name: PersonField): { name: string; defaultValue: string | undefined; error: string | undefined }
  companyClass?: string
  /** With it the form asks for a phone as well. */
  phoneHint?: string
  words?: Record<PersonField, string>
}

/** Who asks: the three fields that every form of a visitor has. */
export function PersonFields({ field, companyClass = 'sm:self-end', phoneHint, words = asShipped }: Props) {
  return (
    <>
      <TextField
        {...field('name')}
        label={words.name}
        ask="Enter your name"
        required
        autoComplete="name"
        minLength={2}
      />
      <TextField
        {...field('email')}
        label={words.email}
        ask="Enter your email address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...field('company')}
        label={words.company}
        ask="Enter your company’s name"
        required
        autoComplete="organization"
        className={companyClass}
      />
      {phoneHint && (
        <TextField
          {...field('phone')}
          label={words.phone}
          hint={phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // As much below it as below the company beside it.
          className="sm:pb-4.5"
        />
      )}
    </>
  )
}
